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
}

/** SMTP replies of the 500s say that trying again is of no use (RFC 5321 section 4.2.1). */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

export function createMailTransport({ url, from }: MailOptions): MailTransport {
  const transport = createTransport(url, { from });
  return {
    send: async ({ calendar, ...mail }) => {
      const icalEvent = calendar && { filename: 'invite.ics', ...calendar };
      await transport.sendMail(icalEvent === undefined ? mail : { ...mail, icalEvent });
    },
    close: () => {
      transport.close();
    },
  };
}
