import type { Db } from '#db/core/handle';
import type { AccountMessage } from '#domain/messages/account-messages';
import { messagesTo } from './mailbox';

/** The secret of the link in the latest email to an address. */
export async function newestSecret(db: Db, email: string): Promise<string> {
  const link = paramOf((await messagesTo(db, email)).at(-1), 'link');
  const secret = [...new URL(link ?? 'http://none').searchParams.values()][0];
  if (secret === undefined) throw new Error(`No link was emailed to ${email}`);
  return secret;
}

/** The code in the latest text message to a number. */
export async function newestCode(db: Db, phone: string): Promise<string> {
  const code = paramOf((await messagesTo(db, phone)).at(-1), 'code');
  if (code === undefined) throw new Error(`No code was texted to ${phone}`);
  return code;
}

/** Six digits that differ from the code. */
export const notTheCode = (code: string): string => (code === '000000' ? '111111' : '000000');

function paramOf(message: AccountMessage | undefined, name: 'link' | 'code'): string | undefined {
  const params: Readonly<Record<string, unknown>> = { ...message?.params };
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
}
