/** `help` is for the step of a workflow, and for the command line unless it has its own `command`. */
export type Explained = { means: string; help: string; command?: string | undefined };

/** A row: what the code means; after `→` the help; after `$` that of the command line. Lines further in go on. */
type Row = `${string}\n    → ${string}`;

export function explain<Code extends string>(rows: Readonly<Record<Code, Row>>): Readonly<Record<Code, Explained>> {
  const explained = Object.entries<Row>(rows).map(([code, row]) => {
    const [means = "", help = "", command] = row.replaceAll("\n      ", " ").split(/\n {4}[→$] /);
    return [code, { means, help, command }];
  });
  return Object.fromEntries(explained);
}

const CHECK_BEFORE_RERUN = "Check the service for the request before running again.";

export const actionCodes = explain({
  "input/invalid": `An input has an invalid value.
    → Correct the input that the message names; the README lists the valid values. Nothing was sent.
    $ Correct the flag that the message names; \`--help\` lists the valid values. Nothing was sent.`,
  "command/unwritable": `The command cannot write the file for the release notes.
    → Choose another file with \`--output\`, in a folder that exists.`,
  "runner/unwritable": `The runner's file for outputs or the summary cannot be written.
    → Check that no earlier step changed the variable that the message names, and that the disk is not full.`,
  "event/unreadable": `The event's file is missing or not valid JSON.
    → Check that no earlier step changed \`GITHUB_EVENT_PATH\`.`,
  "event/malformed": `The event lacks a field that GitHub always sends.
    → Run on an event from GitHub, or set the input \`changes\`. A tool that imitates a runner must provide the full
      payload.`,
  "event/unsupported": `The event does not determine which commits to document.
    → Set the input \`changes\`, or run on release, push, create of a tag, pull_request closed, merge_group, schedule
      or workflow_dispatch.`,
  "event/no-history": `Neither a checkout nor GitHub's API could determine the commits.
    → Add actions/checkout with \`fetch-depth: 0\` before this step, or give the step \`github-token\` and the job
      \`contents: read\`.
    $ Run the command in a clone of the repository, or set \`--working-directory\`.`,
  "event/no-schedule": `A scheduled run found neither an earlier successful run nor a valid schedule.
    → Give the job \`actions: read\`, or set the input \`changes\`.`,
  "github/refused": `GitHub's API refused a request or was unreachable.
    → Give the job the permission that the message names, or check out the repository.`,
  "github/unexpected": `A response of GitHub's API does not match GitHub's documentation.
    → Check any proxy and \`GITHUB_API_URL\`: it must be GitHub's API, such as https://api.github.com.`,
  "github/too-many-pages": `A list of GitHub's API has more pages than the step reads.
    → Add actions/checkout with \`fetch-depth: 0\` before this step, so that it reads tags and commits from the
      checkout.`,
  "run/errored": `The service accepted the request and failed. The message quotes its reason.
    → Fix the quoted reason, then run again. The service's activity log may have details.`,
  "run/needs-attention": `The service needs an answer or a correction before it can go on. The message quotes what it
      says.
    → Answer in the conversation, with the command \`comment\` or in the service, or set \`fail-on\` to \`never\`.`,
  "run/work-cancelled": `The work was cancelled in the service. A draft from before stays as it was.
    → Ask who cancelled it, and run again.`,
  "run/timeout": `The step did not end within the input \`timeout\`. A service continues with a request that was sent.
    → Check the job or conversation in the outputs, if there is one, and what the step was waiting for. Increase
      \`timeout\`, or set \`wait\` to \`false\`.
    $ Increase \`--timeout\`. With \`--base-url\`, check the job or conversation in the service, which may continue.`,
  "run/cancelled": `The run was cancelled. The service may continue with what was sent.
    → A job named in the log may still be running. If none is named, check the service for the request before running
      again.`,
  internal: `An unexpected error: a bug of release-docs.
    → Run again with debug logging and open an issue with the log. Keys and tokens are redacted.
    $ Run again with the variable \`RUNNER_DEBUG=1\` and open an issue with the log. Keys and tokens are redacted.`,
});

export const submitCodes = explain({
  "submit/unknown": `The service may have accepted the request: no response said so, and the request could not be
      found because the list is not readable, the time ran out, or the response was lost twice.
    → ${CHECK_BEFORE_RERUN} It has the label \`run:owner/repo/<run id>\` if the service shows labels; a rerun of this
      run then finds it.
    $ ${CHECK_BEFORE_RERUN}`,
  "submit/ambiguous": `No response said whether the service accepted the request, and several records could be this
      request.
    → Check the records that the message names. If none of them is the request, run again.`,
  "submit/unknown-connection": `The key sees no connection with this ID or name, which was needed to select the
      publications of a conversation.
    → Correct \`source-connection\` (default: the repository's \`owner/repo\`), name the \`publications\`, or create
      the connection in the service. Nothing was sent.
    $ Correct \`--source-connection\`, name the \`--publications\`, or create the connection in the service. Nothing
      was sent.`,
  "submit/paused-connection": `The source or destination connection is paused.
    → Resume it in the service, or skip this step until then. Nothing was sent.
    $ Resume it in the service. Nothing was sent.`,
  "submit/unknown-publication": `The key sees no publication with this ID or name.
    → Correct \`publications\`, or create the publication: in the service, or in \`.github/release-docs.yml\` for the
      built-in one. Nothing was sent.`,
  "submit/ambiguous-publication": `Several publications have this name.
    → Use one of the IDs in the message as \`publications\`. Nothing was sent.`,
  "submit/no-publication": `The source connection has no publications, or they are not readable.
    → Name them in \`publications\`. Nothing was sent.`,
  "submit/no-conversation": `The job has no conversations, or none yet.
    → Run again when the job is done; \`command: status\` shows its state. Nothing was sent.`,
  "submit/no-draft": `There is no staged draft to publish.
    → Check the conversation in the service; only \`stage: true\` creates staged drafts. Nothing was sent.`,
});

export const applyCodes = explain({
  "apply/no-file": `The file of \`command: apply\` does not exist in the checkout.
    → Add the file, correct the input \`file\`, or add actions/checkout before this step. Nothing was changed.`,
  "apply/invalid": `The file of \`command: apply\` has faults. The message names each with line, column and field.
    → Correct each. Nothing was changed.`,
  "apply/conflict": `A record was changed, created or deleted by somebody else between the plan and its change.
    → Run again: the plan is made from the present state, and what was changed already stays.`,
});

export const apiCodes = explain({
  "api/unreachable": `No connection to the service: DNS lookup failed, connection refused or timed out, or no route to
      the host.
    → Check host and port of \`base-url\`, that the service is running, and this machine's network: DNS server,
      firewall, VPN, IPv6.`,
  "api/proxy": `The proxy from the environment is invalid or unreachable, or refused the connection.
    → Correct \`https_proxy\` (an \`http://\` or \`https://\` URL with credentials if required), or add the service's
      host to \`no_proxy\`.`,
  "api/tls": `The service's certificate has expired, is not trusted, or is for another host.
    → For a private CA, set \`NODE_EXTRA_CA_CERTS\` to a PEM file with its certificate. Otherwise renew the service's
      certificate, or set \`base-url\` to a host that it names.`,
  "api/connection-reset": `The connection was reset before the response was complete. The request may have been
      accepted.
    → ${CHECK_BEFORE_RERUN} If this happens often, check proxies and load balancers.`,
  "api/timeout": `The service did not respond within 30 s. The request may have been accepted.
    → ${CHECK_BEFORE_RERUN} The service may be overloaded.`,
  "api/too-large": `A response was larger than 10 MB, or a list had too many pages.
    → Check that \`base-url\` is the URL of a Release-Documentation service.`,
  "api/unreadable": `The response is not valid HTTP, JSON, or a record of this API version.
    → Check host and port of \`base-url\`: a sign-in page, a gateway or another program may respond there.`,
  "api/redirected": `The service redirected the request. Redirects are not followed: the key is for \`base-url\` only.
    → If that is the service's URL, set \`base-url\` to it. If that is a sign-in page, \`base-url\` is not the
      service.`,
  "api/400": `The request is invalid. The message quotes the reason.
    → Correct the inputs; the same request will fail again.`,
  "api/401": `The API key is unknown or has expired.
    → Set \`api-key\` to a valid key of this service, stored as a secret. Create one in its app: Settings, API Keys,
      Add API Key.
    $ Set \`--api-key\` to a valid key of this service. Create one in its app: Settings, API Keys, Add API Key.`,
  "api/403": `The key's user lacks a permission.
    → Grant it in the service's app, or use another user's key.`,
  "api/404": `The record or route does not exist.
    → Check \`base-url\` (without \`/api/v1\`), and that the record exists in the key's organization.`,
  "api/409": `The request conflicts with the current state of the service.
    → Check the quoted reason; another run may be doing the same work.`,
  "api/413": `The request is too large.
    → Shorten \`body\`, \`comments\` or \`changes\`.`,
  "api/429": `The service's rate limit is exceeded.
    → Run again after the time in the message. Use \`concurrency\` in the workflow to limit parallel runs.
    $ Run again after the time in the message.`,
  "api/4xx": `The service rejects the request. The message quotes the reason.
    → Correct what the reason names.`,
  "api/5xx": `The service or a gateway failed. The request may have been accepted.
    → ${CHECK_BEFORE_RERUN} If it persists, contact the service's operator.`,
});
