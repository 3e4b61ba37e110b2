import { PencilIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import type { Entry, Remedy } from "../../../contract/resources/conversations.ts";
import { useEditAgain } from "../../request/again.ts";
import { api } from "../../shell/api/api.ts";
import { useMay } from "../../shell/api/session.ts";
import { LinkButton } from "../../shell/controls/controls.tsx";
import { Actions } from "../../shell/record-page.tsx";
import { useConversationChange, usePermitted } from "../conversation.ts";

const PAGES = {
  connection: { to: "/connections/$id", needs: "connection:get" },
  publication: { to: "/publications/$id/edit", needs: "publication:update" },
  model: { to: "/settings/model", needs: "connection:update" },
} as const;

/** What can be done about the error of a turn: each button does it. */
export function Remedies({ entry: { turnId, details } }: { entry: Pick<Entry, "turnId" | "details"> }) {
  const permitted = usePermitted();
  const may = useMay();
  const id = turnId ?? "";
  const { mutate, isPending, variables } = useConversationChange(
    ({ changes, model }: Pick<Remedy, "changes" | "model">) => api.turns.retry({ id, changes, model }),
    "The turn is retried.",
  );
  const known = Array.isArray(details?.remedies) ? (details.remedies as readonly Remedy[]) : [];
  const [first = RETRY, ...others] = known.some(({ kind }) => kind === "retry") ? [...known, RETRY] : [RETRY, ...known];
  return (
    <Actions>
      {[first, ...others].map((remedy) => {
        const { label, kind } = remedy;
        if (kind !== "retry") {
          const { to, needs } = PAGES[kind];
          return (
            may(needs, remedy.id) && (
              <LinkButton key={label} size="small" to={to} params={{ id: remedy.id ?? "" }}>
                {label}
              </LinkButton>
            )
          );
        }
        return (
          permitted.retry(id) && (
            <Button
              key={label}
              size="small"
              variant={remedy === first ? "primary" : "default"}
              loading={isPending && variables === remedy}
              onClick={() => mutate(remedy)}
            >
              {label}
            </Button>
          )
        );
      })}
      <EditAgain turnId={id} />
    </Actions>
  );
}

const RETRY: Remedy = { label: "Retry", kind: "retry" };

/** Leads to the form with the request of the turn. */
export function EditAgain({ turnId }: { turnId: string }) {
  const edit = useEditAgain();
  if (edit === undefined) return null;
  return (
    <Button size="small" leadingVisual={PencilIcon} onClick={() => edit(turnId)}>
      Edit and run again
    </Button>
  );
}
