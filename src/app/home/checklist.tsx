import { CheckCircleFillIcon, CircleIcon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { connectionChoices } from "../connections/queries.ts";
import { REGISTERING } from "../connections/registering.ts";
import { listQuery, publicationChoices } from "../conversations/queries.ts";
import { useChange } from "../forms/use-change.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay, useMayOnAll } from "../shell/api/session.ts";
import { AppLink, LinkButton } from "../shell/controls/controls.tsx";
import { ListRow, PlainList } from "../shell/controls/list.tsx";
import { Section } from "../shell/controls/section.tsx";
import { notificationsQuery } from "../shell/notifications.tsx";
import { FIRST_STEPS, type FirstStep, hasRepository, selectFirstStep } from "./first-steps.ts";

const DoneIcon = () => <CheckCircleFillIcon fill="var(--fgColor-success)" />;

/** What is left to do until the first publish, for those who may do it. */
export function Checklist() {
  const [may, mayOnAll] = [useMay(), useMayOnAll()];
  const mayDo = mayOnAll("connection:create") && mayOnAll("publication:create") && mayRequest(may);
  const connections = useQuery({ ...connectionChoices, enabled: mayDo }).data;
  const listed = useQuery({ ...listQuery({ view: "all" }), enabled: hasRepository(connections) }).data;
  const draft = listed?.conversations[0];
  const publications = useQuery({ ...publicationChoices, enabled: listed && !draft }).data?.publications;
  const isBeginning = draft?.status === "staged" && !listed?.nextPageToken;
  const news = useQuery({ ...notificationsQuery({}), enabled: isBeginning }).data?.notifications;
  const found = selectFirstStep({
    connections,
    conversations: listed?.conversations,
    hasPublication: publications && publications.length > 0,
    unread: news?.flatMap(({ readAt, conversationId }) => (readAt ? [] : conversationId)),
  });
  if (!connections || found === undefined || listed?.nextPageToken) return null;
  const ids = { appId: connections.find(({ type }) => type === "codehostApp")?.id, draftId: draft?.id };
  const steps = Object.entries(FIRST_STEPS);
  const next = steps.findIndex(([step]) => step === found);
  return (
    <Section title={`Set up: ${next} of ${steps.length} steps done`}>
      <PlainList label="Steps">
        {steps.map(([step, label], index) => (
          <ListRow
            key={step}
            id={step}
            icon={index < next ? DoneIcon : CircleIcon}
            title={index === next && label}
            actions={index === next && <Next step={found} {...ids} />}
          >
            {index !== next && (index < next ? `${label}: done` : label)}
          </ListRow>
        ))}
      </PlainList>
    </Section>
  );
}

type NextProps = { step: FirstStep; appId: string | undefined; draftId: string | undefined };

function Next({ step, ...ids }: NextProps) {
  const { mutate, isPending } = useChange(REGISTERING);
  const look = { variant: "primary", size: "small" } as const;
  if (step !== "connect") {
    const { label, ...place } = selectPlace(step, ids);
    return (
      <LinkButton {...look} {...place}>
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <AppLink to="/connections/new">Other code hosts</AppLink>
      <Button {...look} loading={isPending} onClick={() => mutate({})}>
        Connect GitHub
      </Button>
    </>
  );
}

function selectPlace(step: FirstStep, { appId: app, draftId: id }: Omit<NextProps, "step">) {
  if (step === "publication") return { label: "Create", to: "/publications/new" } as const;
  if (step === "choose" && app === undefined) return { label: "Choose", to: "/connections/new" } as const;
  if (step === "choose") return { label: "Choose", to: "/connections/$id/repositories", params: { id: app } } as const;
  if (id === undefined) return { label: "Write it", to: "/requests/new" } as const;
  return { label: step === "read" ? "Read" : "Open the draft", to: "/conversations/$id", params: { id } } as const;
}
