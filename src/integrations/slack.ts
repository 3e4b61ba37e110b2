import * as z from "zod/mini";
import { onCode } from "../shared/errors.ts";
import { createProductApi, type Outbound, type ProductApi, type Question } from "../shared/outbound/json-api.ts";
import { escapeTags, shorten } from "../shared/text.ts";

// Slack answers failed calls with 200, too.
const Refusal = z.object({ ok: z.literal(false), error: z.string(), needed: z.optional(z.string()) });
const Identity = z.object({ team: z.string(), user: z.string() });
const Channel = z.object({ id: z.string(), name: z.string() });
const Channels = z.object({
  channels: z.array(Channel),
  response_metadata: z.optional(z.object({ next_cursor: z.optional(z.string()) })),
});
const Posted = z.object({ channel: z.string(), ts: z.string() });

const PUBLIC = "public_channel";
const MAX_PAGES = 20;
const MAX_MESSAGE_LENGTH = 4000;

/** Slack's errors by the HTTP status that says the same; others are 400. */
const ERRORS: readonly (readonly [status: number, errors: string])[] = [
  [401, "invalid_auth not_authed account_inactive token_expired token_revoked org_login_required"],
  [403, "access_denied accesslimited enterprise_is_restricted not_allowed_token_type team_access_not_granted"],
  [403, "two_factor_setup_required missing_scope no_permission not_in_channel ekm_access_denied restricted_action"],
  [404, "channel_not_found"],
  [429, "ratelimited"],
  [500, "internal_error fatal_error"],
  [503, "service_unavailable"],
];
const STATUSES = new Map(ERRORS.flatMap(([status, errors]) => errors.split(" ").map((error) => [error, status])));

/** The token needs `channels:read`, `groups:read` for private channels, and `chat:write`. */
export function createSlack(access: { baseUrl?: string | undefined; token: string; send: Outbound }) {
  const { baseUrl = "https://slack.com/api", token, send } = access;
  const api = createProductApi({
    product: "Slack",
    baseUrl,
    headers: { authorization: `Bearer ${token}` },
    secrets: [token],
    words: (body) => Refusal.safeParse(body).data?.error,
    send,
  });
  return {
    readHealth: async () => {
      const question = { doing: "tell whose token it is", path: "/auth.test", answer: Identity, body: {} };
      const { team, user } = await call(api, question);
      return { message: `Slack accepts the token of ${user} in ${team}.` };
    },
    /** 4,000 at most, without archived ones. */
    listChannels: () =>
      // Without the scope for private channels Slack refuses the whole list.
      readChannels(api, `${PUBLIC},private_channel`).catch(
        onCode("product/forbidden", () => readChannels(api, PUBLIC)),
      ),
    /** Posts plain text, truncated at 4,000 characters. Mentions (`<!channel>`) and links need angle brackets. */
    postMessage: ({ channelId, text }: { channelId: string; text: string }) =>
      call(api, {
        doing: `post to the channel ${channelId}`,
        path: "/chat.postMessage",
        answer: Posted,
        body: { channel: channelId, text: escapeTags(shorten(text, MAX_MESSAGE_LENGTH)) },
      }),
  };
}

async function readChannels(api: ProductApi, types: string) {
  const channels: z.infer<typeof Channel>[] = [];
  let cursor = "";
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ types, exclude_archived: "true", limit: "200", ...(cursor && { cursor }) });
    const question = { doing: "list its channels", path: `/conversations.list?${query}`, answer: Channels };
    const answer = await call(api, question);
    channels.push(...answer.channels);
    cursor = answer.response_metadata?.next_cursor ?? "";
    if (cursor === "") break;
  }
  return channels;
}

async function call<T>(api: ProductApi, question: Question<T>): Promise<T> {
  const granted = z.transform((answer: T) => ({ ok: true as const, answer }));
  const answer = z.union([Refusal, z.pipe(question.answer, granted)]);
  const { value, headers } = await api.read({ ...question, answer });
  if (value.ok) return value.answer;
  const { error, needed } = value;
  const words = needed === undefined ? error : `${error} (it needs ${needed})`;
  throw api.refuse(question.doing, STATUSES.get(error) ?? 400, words, headers);
}
