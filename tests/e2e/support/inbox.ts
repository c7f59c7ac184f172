import { setTimeout as delay } from 'node:timers/promises';
import mailhog from 'mailhog';

const POLL_INTERVAL_MS = 250;
const TIMEOUT_MS = 15_000;

interface CaughtMessage {
  readonly subject: string;
  readonly text: string;
  /** The page that the message leads to. */
  readonly link: string;
  readonly attachments: readonly string[];
}

const inboxUrl = (): URL => new URL(process.env['MAIL_INBOX_URL'] ?? 'http://127.0.0.1:8025');

/** The newest mail to an address whose subject has these words, as the demo's inbox shows it; it is waited for. */
export async function emailTo(address: string, words: string): Promise<CaughtMessage> {
  const { hostname, port } = inboxUrl();
  const inbox = mailhog({ host: hostname, port: Number(port) });
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    const found = (await inbox.search(address, 'to'))?.items.find(({ subject }) => subject.includes(words));
    if (found !== undefined) {
      const { subject, text, attachments } = found;
      return { subject, text, link: linkIn(text), attachments: attachments.map(({ name }) => name) };
    }
    await delay(POLL_INTERVAL_MS);
  }
  throw new Error(`No mail "${words}" came to ${address}`);
}

const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** The code in the newest text message to a number; it is waited for. */
export async function codeTextedTo(phone: string): Promise<string> {
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    const answer = await fetch(new URL('/sms', inboxUrl()));
    const texts = (await answer.json()) as readonly { to: string; body: string }[];
    const code = texts.findLast(({ to }) => to === phone)?.body.match(/\b\d{6}\b/)?.[0];
    if (code !== undefined) return code;
    await delay(POLL_INTERVAL_MS);
  }
  throw new Error(`No code came to ${phone}`);
}
