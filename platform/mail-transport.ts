import { createTransport } from 'nodemailer';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Stable for one message, so that a retry after a crash is recognized as the same email. */
  readonly messageId: string;
  readonly calendar?: EmailCalendar;
  readonly attachments?: readonly EmailAttachment[];
}

/** A file attached to an email. */
export interface EmailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A calendar file (RFC 5545) attached to an email. */
export interface EmailCalendar {
  readonly method: 'CANCEL' | 'PUBLISH';
  readonly content: string;
}

export interface MailTransport {
  send(email: Email): Promise<void>;
  close(): void;
}

export interface MailOptions {
  readonly url: string;
  readonly from: string;
  /** Time limits for one email; default {@link mailLimits}. */
  readonly limits?: MailLimits;
}

/** Time limits for the email server, in milliseconds. */
export interface MailLimits {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Inactivity while an email is sent. */
  readonly socketTimeout: number;
  /** The whole email, including the wait for a free connection. */
  readonly total: number;
}

/** Short, because the message's row stays locked during the attempt. */
export const mailLimits: MailLimits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  total: 45_000,
};

/** More than the concurrent deliveries, so that none waits for a connection. */
const MAX_CONNECTIONS = 10;

/** SMTP replies of 500 and above are permanent failures (RFC 5321 section 4.2.1). */
export const isPermanentFailure = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Reuses a few open connections; a connection that the server closed before an email started is replaced once. */
export function createMailTransport({ url, from, limits = mailLimits }: MailOptions): MailTransport {
  const { total, ...timeouts } = limits;
  const pool = { pool: true as const, maxConnections: MAX_CONNECTIONS, maxRequeues: 1 };
  const transport = createTransport({ url, ...pool, ...timeouts }, { from });
  return {
    send: async ({ calendar, attachments = [], ...email }) => {
      const mail = { ...email, attachments: [...attachments] };
      const icalEvent = calendar && { filename: 'invite.ics', ...calendar };
      const signal = AbortSignal.timeout(total);
      await transport.sendMail(icalEvent === undefined ? { ...mail, signal } : { ...mail, icalEvent, signal });
    },
    close: () => {
      transport.close();
    },
  };
}
