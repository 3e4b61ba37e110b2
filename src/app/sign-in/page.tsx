import { Button, Flash, FormControl, LinkButton, TextInput } from "@primer/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { SignIn } from "../../contract/resources/sessions.ts";
import { OIDC_LOGIN, OIDC_PATH } from "../../contract/routes.ts";
import { parseOwnPath } from "../../shared/outbound/server-urls.ts";
import { sessionQuery, signIn } from "../shell/api/session.ts";
import icon from "../shell/icon.svg?inline";
import { ENDED, LEFT, parseFragment } from "./address.ts";
import styles from "./page.module.css";

const route = getRouteApi("/sign-in");

/** Who is signed in now; what the pages knew is forgotten after this one is shown. */
const signedInQuery = { ...sessionQuery, queryKey: ["sign-in", "session"], retry: false };

/** By an API key, or by the code of a link once its button is pressed: a page of another site can open a link too. */
export function SignInPage() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [brought] = useState(() => parseFragment(window.location.hash));
  const left = brought.code && parseOwnPath(localStorage.getItem(LEFT));
  const { to = left || "/", ended } = route.useSearch();
  const [code, setCode] = useState(brought.code);
  const entering = useMutation({
    mutationFn: (proof: SignIn) => signIn(queryClient, proof),
    onSuccess: () => {
      localStorage.removeItem(LEFT);
      router.history.replace(to);
    },
    onError: () => setCode(undefined),
  });
  const { mutate } = entering;
  const error = entering.error?.message ?? (entering.isIdle ? brought.error : undefined);
  useEffect(() => {
    // A code works once: it does not stay in the history. Nor does an error for a reload.
    void router.navigate({ to: "/sign-in", search: true, replace: true });
  }, [router]);
  return (
    <main className={styles.page}>
      <title>Sign in · release-docs</title>
      <img src={icon} alt="" width={48} height={48} />
      <h1 className={styles.title}>Sign in to release-docs</h1>
      {(error ?? ended) !== undefined && (
        <Flash
          {...(error === undefined ? { variant: "warning", role: "status" } : { variant: "danger", role: "alert" })}
          className={styles.error}
        >
          {error ?? (ended && ENDED[ended])}
          <Continue to={to} />
        </Flash>
      )}
      {code === undefined ? (
        <KeyForm to={to} isPending={entering.isPending} onSubmit={(apiKey) => mutate({ apiKey })} />
      ) : (
        <LinkForm isPending={entering.isPending} onSubmit={() => mutate({ code })} />
      )}
    </main>
  );
}

function LinkForm({ isPending, onSubmit }: { isPending: boolean; onSubmit: () => void }) {
  const { data } = useQuery(signedInQuery);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {data !== undefined && <div>You are signed in as {data.user.name}. The link replaces that.</div>}
      <Button type="submit" variant="primary" block autoFocus loading={isPending}>
        Sign in with this link
      </Button>
    </form>
  );
}

type KeyProps = { to: string; isPending: boolean; onSubmit: (apiKey: string) => void };

function KeyForm({ to, isPending, onSubmit }: KeyProps) {
  const [apiKey, setApiKey] = useState("");
  return (
    <>
      <ProviderLink to={to} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(apiKey.trim());
        }}
      >
        <FormControl required>
          <FormControl.Label>API key</FormControl.Label>
          <TextInput
            block
            autoFocus
            type="password"
            autoComplete="current-password"
            spellCheck={false}
            value={apiKey}
            onChange={(event) => setApiKey(event.target.value)}
          />
          <FormControl.Caption>
            Or open a sign-in link: an owner can send you one, and the command init prints one.
          </FormControl.Caption>
        </FormControl>
        <Button type="submit" variant="primary" block loading={isPending} disabled={apiKey.trim() === ""}>
          Sign in
        </Button>
      </form>
    </>
  );
}

/** For somebody who opens a used link while signed in, or signs in by another tab meanwhile. */
function Continue({ to }: { to: string }) {
  const { data } = useQuery(signedInQuery);
  if (data === undefined) return null;
  return (
    <Link to={to} className={styles.continue}>
      Continue as {data.user.name}
    </Link>
  );
}

/** To the account that people have at their organization's sign-in provider, where the service knows one. */
function ProviderLink({ to }: { to: string }) {
  const { data } = useQuery({
    queryKey: ["sign-in", "provider"],
    queryFn: async ({ signal }): Promise<{ isAvailable: boolean }> => (await fetch(OIDC_PATH, { signal })).json(),
  });
  if (data?.isAvailable !== true) return null;
  return (
    <LinkButton href={`${OIDC_LOGIN}?${new URLSearchParams({ to })}`} variant="primary" block>
      Continue with your organization
    </LinkButton>
  );
}
