import { SecretOnce } from "../forms/copy-field.tsx";

/** A link that the service shows once, to be sent to its user. */
export function SignInLink({ name, url }: { name: string; url: string }) {
  return (
    <>
      <p>Send this link to {name}. It signs them in once, within 15 minutes.</p>
      <SecretOnce label="Sign-in link" secret={url} />
    </>
  );
}
