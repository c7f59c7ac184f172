import type { Db } from '#db/core/handle';
import type { AccountMessage } from '#domain/messages/account-messages';
import { testSealer } from './api';

/** Messages queued for an address or number, oldest first. */
export async function messagesTo(db: Db, to: string): Promise<AccountMessage[]> {
  const rows: { sealed: Buffer }[] = await db('messages')
    .whereNotNull('sealed')
    .orderBy(['created_at', 'id'])
    .select('sealed');
  return rows.map(({ sealed }) => JSON.parse(testSealer.open(sealed)) as AccountMessage).filter((m) => m.to === to);
}
