import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { DocRequest } from "../../contract/doc-request.ts";
import { useConversation } from "../conversation/conversation.ts";
import { turnsQuery } from "../conversation/queries.ts";
import { describeSelector } from "../conversation/recorded.ts";
import { useChange } from "../forms/use-change.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay } from "../shell/api/session.ts";
import { keepTyped } from "../shell/typed-text.ts";
import { DEFAULT_BODY, nameKept, type RequestTexts } from "./form.ts";
import { buildChosen, type RequestSearch } from "./search.ts";

/** Opens the form with the request of a turn, of the newest by default; undefined for those who may start no work. */
export function useEditAgain() {
  const { id, publicationId, connectionId, staged, outputUrl } = useConversation();
  const [navigate, client, may] = [useNavigate(), useQueryClient(), useMay()];
  const open = async (turnId: string | undefined): Promise<void> => {
    const { rows } = await client.fetchQuery(turnsQuery(id));
    const turn = rows.find((one) => one.id === turnId) ?? rows[0];
    const { body = "", changes = [], relevantLinks = [] } = (turn?.request ?? {}) as Partial<DocRequest>;
    const chosen = buildChosen(changes);
    const words = chosen === undefined ? `${nameChanges(changes)}\n\n` : "";
    const texts: RequestTexts = { body: words + (body === DEFAULT_BODY ? "" : body), relevantLinks };
    keepTyped(nameKept(turn?.id), JSON.stringify(texts));
    const opens = staged !== true && outputUrl ? true : undefined;
    const publication = publicationId ?? undefined;
    const search: RequestSearch = { publication, source: connectionId ?? undefined, opens, again: turn?.id, ...chosen };
    await navigate({ to: "/requests/new", search });
  };
  const { mutate } = useChange({ call: open, resources: [] });
  return publicationId && mayRequest(may) ? mutate : undefined;
}

/** As the service reads them in a text. */
function nameChanges(changes: readonly ChangeSelector[]): string {
  const named = changes.map((one) => ("timeRange" in one ? `from ${describeSelector(one)}` : describeSelector(one)));
  return `Document ${named.join(" and ")}.`;
}
