import { CheckCircleFillIcon, CircleIcon } from "@primer/octicons-react";
import { Button, VisuallyHidden } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { useConnectGitHub } from "../connections/connect-github.tsx";
import { connectionChoices } from "../connections/queries.ts";
import { mayRequest } from "../shell/api/permissions.ts";
import { useMay, useMayOnAll } from "../shell/api/session.ts";
import { AppLink, LinkButton } from "../shell/controls/controls.tsx";
import { notificationsQuery } from "../shell/notifications.tsx";
import { Section } from "../shell/record-page.tsx";
import styles from "./checklist.module.css";
import { FIRST_STEPS, type FirstStep, selectFirstStep } from "./first-steps.ts";
import { listQuery, publicationChoices } from "./queries.ts";

/** What is left to do until the first publish, for those who may do it. */
export function Checklist() {
  const [may, mayOnAll] = [useMay(), useMayOnAll()];
  const connections = useQuery(connectionChoices).data;
  const publications = useQuery(publicationChoices).data?.publications;
  const listed = useQuery(listQuery({ view: "all" })).data;
  const unread = useQuery(notificationsQuery({})).data?.notifications.filter(({ readAt }) => !readAt);
  const mayDo = mayOnAll("connection:create") && mayOnAll("publication:create") && mayRequest(may);
  if (!mayDo || !connections || !publications || !listed || !unread || listed.nextPageToken) return null;
  const found = selectFirstStep({
    connections,
    hasPublication: publications.length > 0,
    conversations: listed.conversations,
    unread: unread.map(({ conversationId }) => conversationId),
  });
  if (found === undefined) return null;
  const app = connections.find(({ type }) => type === "codehostApp");
  const steps = Object.entries(FIRST_STEPS);
  const next = steps.findIndex(([step]) => step === found.step);
  return (
    <Section title={`Set up: ${next} of ${steps.length} steps done`}>
      <ol className={styles.steps}>
        {steps.map(([step, label], index) => (
          <li key={step} className={styles.step} data-done={index < next} aria-current={index === next && "step"}>
            {index < next ? <CheckCircleFillIcon /> : <CircleIcon />}
            <span className={styles.label}>
              {label}
              {index < next && <VisuallyHidden>: done</VisuallyHidden>}
            </span>
            {index === next && <Next step={found.step} appId={app?.id} draftId={found.draft?.id} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

type NextProps = { step: FirstStep; appId: string | undefined; draftId: string | undefined };

function Next({ step, ...ids }: NextProps) {
  const { mutate, isPending } = useConnectGitHub();
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
      <AppLink to="/connections/new">Others</AppLink>
      <Button {...look} loading={isPending} onClick={() => mutate({})}>
        Connect GitHub
      </Button>
    </>
  );
}

/** The page of a step. */
function selectPlace(step: FirstStep, { appId: app, draftId: id }: Omit<NextProps, "step">) {
  if (step === "publication") return { label: "Create", to: "/publications/new" } as const;
  if (step === "choose" && app === undefined) return { label: "Choose", to: "/connections/new" } as const;
  if (step === "choose") return { label: "Choose", to: "/connections/$id/repositories", params: { id: app } } as const;
  if (id === undefined) return { label: "Write it", to: "/requests/new" } as const;
  return { label: step === "read" ? "Read" : "Open the draft", to: "/conversations/$id", params: { id } } as const;
}
