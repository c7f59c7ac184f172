import { setTimeout as delay } from 'node:timers/promises';
import mailhog from 'mailhog';

const POLL_INTERVAL_MS = 250;
const TIMEOUT_MS = 240_000;

interface CaughtMessage {
  readonly subject: string;
  readonly text: string;
  /** The first link in the message. */
  readonly link: string;
  readonly attachments: readonly string[];
}

const inboxUrl = (): URL => new URL(process.env['MAIL_INBOX_URL'] ?? 'http://127.0.0.1:8025');

/** Waits for an email whose subject contains these words; returns the newest one in the demo's inbox. */
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
  throw new Error(`No email "${words}" was sent to ${address}`);
}

const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** Waits for a text message with a code; returns the newest code. */
export async function codeTextedTo(phone: string): Promise<string> {
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until) {
    const response = await fetch(new URL('/sms', inboxUrl()));
    const texts = (await response.json()) as readonly { to: string; body: string }[];
    const code = texts.findLast(({ to }) => to === phone)?.body.match(/\b\d{6}\b/)?.[0];
    if (code !== undefined) return code;
    await delay(POLL_INTERVAL_MS);
  }
  throw new Error(`No code was sent to ${phone}`);
}
