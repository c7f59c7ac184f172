import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Stable for one message, so that a repeat after a crash is recognised as the same mail. */
  readonly messageId: string;
  readonly calendar?: {
    readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
    readonly content: string;
  };
}

export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailOptions {
  readonly url: string;
  readonly from: string;
  /** How long one email may take; see {@link mailLimits}. */
  readonly limits?: MailLimits;
}

/** Limits towards the mail server, in milliseconds. */
export interface MailLimits {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Silence in the middle of an email. */
  readonly socketTimeout: number;
  /** The whole of one email, the wait for a free connection included. */
  readonly total: number;
}

/** All of them end well before the activity that delivers; a silent server must not hold a message for longer. */
export const mailLimits: MailLimits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  total: 45_000,
};

/** As many as the integrations queue and the account messages use side by side. */
const MAX_CONNECTIONS = 10;

/** SMTP replies of the 500s say that trying again is of no use (RFC 5321 section 4.2.1). */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Keeps a few connections open and reuses them; one that the server closed before any word of an email is replaced once. */
export function createMailTransport({ url, from, limits = mailLimits }: MailOptions): MailTransport {
  const { total, ...timeouts } = limits;
  const pool = { pool: true as const, maxConnections: MAX_CONNECTIONS, maxRequeues: 1 };
  const transport = createTransport({ url, ...pool, ...timeouts }, { from });
  return {
    send: async ({ calendar, ...mail }) => {
      const icalEvent = calendar && { filename: 'invite.ics', ...calendar };
      const signal = AbortSignal.timeout(total);
      await transport.sendMail(icalEvent === undefined ? { ...mail, signal } : { ...mail, icalEvent, signal });
    },
    close: () => {
      transport.close();
    },
  };
}
