import { Command, Section } from "../shell/facts.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { SettingsPage } from "./settings-page.tsx";

const SHOW = "release-docs-service models show";
const CHANGE = [
  "release-docs-service models set --name NAME --url URL --key-file FILE",
  "release-docs-service models test",
  "release-docs-service models remove",
].join("\n");

/** The language model is the operator's: its key reaches no browser. */
export function ModelPage() {
  return (
    <SettingsPage title="Language model">
      <Permitted permission="connection:update">
        <p>The operator of the service sets the organization's model by command. Its key is never shown here.</p>
        <Section title="See what is set">
          <Command>{SHOW}</Command>
        </Section>
        <Section title="Change it">
          <Command>{CHANGE}</Command>
        </Section>
      </Permitted>
    </SettingsPage>
  );
}
