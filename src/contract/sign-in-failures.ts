/** Why a sign-in by the provider failed: the code in the fragment of the sign-in page, and what the page says. */
export const SIGN_IN_FAILURES = {
  expired: "This sign-in took too long. Sign in again.",
  email: "The sign-in provider gave no verified email address.",
  domain: "People with your email address may not sign in here. Choose another account at the sign-in provider.",
  identity: "Another identity of the sign-in provider already uses your email address. Ask an administrator.",
  address: "The service does not know this address as its own. The operator has to set serve --url.",
  refused: "The sign-in provider refused.",
  failed: "The sign-in failed. Try again, or ask the operator, whose log has the reason.",
} as const;
