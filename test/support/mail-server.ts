import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** What arrived: `content` has its headers and its parts, decoded. */
export type Received = { from: string; to: string[]; user: string | undefined; content: string };

/** A mail server, with the password `secret` where it asks for one. */
export class MailServer implements AsyncDisposable {
  readonly inbox: Received[] = [];
  /** Refuses the next recipients with these statuses. */
  readonly refusals: number[] = [];
  readonly #server: SMTPServer;
  port = 0;

  private constructor(needsPassword: boolean) {
    this.#server = new SMTPServer({
      authOptional: !needsPassword,
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, end) =>
        password === "secret" ? end(null, { user: username }) : end(new Error("Unknown password")),
      onRcptTo: (_, __, end) => {
        const responseCode = this.refusals.shift();
        end(responseCode === undefined ? null : Object.assign(new Error("Refused by the test"), { responseCode }));
      },
      onData: (stream, { envelope, user }, end) => {
        void text(stream).then((raw) => {
          const { mailFrom, rcptTo } = envelope;
          const to = rcptTo.map(({ address }) => address);
          this.inbox.push({ from: mailFrom ? mailFrom.address : "", to, user: user as string, content: decode(raw) });
          end();
        }, end);
      },
    });
  }

  static async open({ needsPassword = false } = {}): Promise<MailServer> {
    const opened = new MailServer(needsPassword);
    const listening = opened.#server.listen(0, "127.0.0.1");
    await new Promise((resolve) => listening.once("listening", resolve));
    opened.port = (listening.address() as AddressInfo).port;
    return opened;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
  }
}

/** Folded headers and quoted-printable texts as they were written. */
function decode(raw: string): string {
  const unfolded = raw.replace(/=\r\n/g, "").replace(/\r\n[ \t]+/g, " ");
  return unfolded.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
}

/** The link of an email that ends the emails. */
export function readUnsubscribeLink({ content }: Received): string {
  return /^List-Unsubscribe: <(.+)>\r$/m.exec(content)?.[1] ?? "";
}
