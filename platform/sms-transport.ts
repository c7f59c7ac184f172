import type { Environment } from './env';

export interface Sms {
  /** Our own id of the message. */
  readonly id: string;
  readonly to: string;
  readonly body: string;
}

export interface SmsTransport {
  send(sms: Sms): Promise<void>;
}

const TIMEOUT_MS = 10_000;

type SmsEnvironment = Pick<Environment, 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'MAIL_INBOX_URL'>;

/** Twilio if configured, otherwise the demo's inbox; undefined without either. */
export function createSmsTransport(env: SmsEnvironment): SmsTransport | undefined {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = env;
  if (account !== undefined && token !== undefined && from !== undefined) {
    return twilio({ account, token, from });
  }
  return env.MAIL_INBOX_URL === undefined ? undefined : inbox(env.MAIL_INBOX_URL);
}

function twilio({ account, token, from }: Record<'account' | 'token' | 'from', string>): SmsTransport {
  const url = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    send: ({ to, body }) =>
      post('Twilio', url, {
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: body }),
      }),
  };
}

function inbox(inboxUrl: string): SmsTransport {
  const url = new URL('/sms', inboxUrl).href;
  return {
    send: (sms) =>
      post('The inbox', url, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sms) }),
  };
}

async function post(service: string, url: string, init: Pick<RequestInit, 'headers' | 'body'>): Promise<void> {
  const response = await fetch(url, { ...init, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${service} returned ${String(response.status)} for a text message`);
}
