import { PencilIcon } from "@primer/octicons-react";
import { Button, Stack } from "@primer/react";
import type { Entry, Remedy } from "../../../contract/resources/conversations.ts";
import { useEditAgain } from "../../request/again.ts";
import { api } from "../../shell/api/api.ts";
import { useMay } from "../../shell/api/session.ts";
import { LinkButton } from "../../shell/controls/controls.tsx";
import { useConversationChange, usePermitted } from "../conversation.ts";

const PAGES = {
  connection: { to: "/connections/$id", needs: "connection:get" },
  publication: { to: "/publications/$id/edit", needs: "publication:update" },
  model: { to: "/settings/model", needs: "connection:update" },
} as const;
const RETRY: Remedy = { label: "Retry", kind: "retry" };

/** The time of day; with the date where it is not soon. */
function renderTime(at: string): string {
  const isSoon = Date.parse(at) - Date.now() < 12 * 3_600_000;
  const date = isSoon ? {} : ({ dateStyle: "medium" } as const);
  return new Intl.DateTimeFormat("en", { ...date, timeStyle: "short", hour12: false }).format(new Date(at));
}

/** What can be done about the error of a turn: each button does it. */
export function Remedies({ entry: { turnId, details } }: { entry: Pick<Entry, "turnId" | "details"> }) {
  const permitted = usePermitted();
  const may = useMay();
  const turn = turnId ?? "";
  const retry = useConversationChange(({ changes, withoutModel, at }: Remedy) =>
    api.turns.retry({ id: turn, changes, withoutModel, at }),
  );
  const all = Array.isArray(details?.remedies) ? (details.remedies as readonly Remedy[]) : [];
  const known = all.filter(({ at }) => at === undefined || Date.parse(at) > Date.now());
  const offered = known.some(({ label }) => label === RETRY.label) ? known : [...known, RETRY];
  const shown = offered.filter(({ kind, id }) =>
    kind === "retry" ? permitted.retry(turn) : may(PAGES[kind].needs, id || undefined),
  );
  return (
    <Stack direction="horizontal" wrap="wrap" gap="condensed">
      {shown.map((remedy, index) => {
        const { kind, id = "", at } = remedy;
        const label = at === undefined ? remedy.label : `Retry at ${renderTime(at)}`;
        const look = { size: "small", variant: index === 0 ? "primary" : "default", children: label } as const;
        if (kind !== "retry") return <LinkButton key={label} {...{ ...look, to: PAGES[kind].to, params: { id } }} />;
        const loading = retry.isPending && retry.variables === remedy;
        return <Button key={label} {...{ ...look, loading, onClick: () => retry.mutate(remedy) }} />;
      })}
      <EditAgain turnId={turn} />
    </Stack>
  );
}

/** Leads to the form with the request of the turn. */
export function EditAgain({ turnId }: { turnId: string }) {
  const edit = useEditAgain();
  return (
    edit && (
      <Button size="small" leadingVisual={PencilIcon} onClick={() => edit(turnId)}>
        Edit and run again
      </Button>
    )
  );
}
