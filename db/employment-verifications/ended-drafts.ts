import { MAX_WRONG_CODES } from '#domain/employment-verifications/terms';
import { DAY_MS } from '#domain/shared/durations';
import type { FileStore } from '#platform/file-store';
import type { Db } from '../core/handle';
import { nameOf } from '../driver-files/driver-file-store';

// An answer that was sent on a link's last day, or before the link was withdrawn, may not be recorded yet.
const GRACE_MS = DAY_MS;

/** Whether a link can still be answered with the draft or file in a row of this table. */
const isAnswerable = (table: string): string => `exists (
  select 1 from employment_verifications as verifications
    join verification_links as links on links.verification_id = verifications.id and links.round = verifications.round
  where verifications.id = ${table}.verification_id and verifications.round = ${table}.round
    and links.expires_at > :expiredBefore and links.wrong_codes < :maxWrong
    and (links.ended_at is null or links.ended_at > :expiredBefore)
    and (verifications.state in ('sent', 'closedGoodFaith') or verifications.state = 'disputed'
      and links.created_at >= (verifications.snapshot -> 'dispute' ->> 'at')::timestamptz))`;

/**
 * Deletes answers that were not sent and their files, with the bytes, once no link can send them: the verification was answered,
 * declined or canceled, or its links have expired. Of one verification or of all; returns the number of drafts and files.
 */
export async function deleteEndedDrafts(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  { now, verificationId = null }: { readonly now: Date; readonly verificationId?: string | null },
): Promise<number> {
  const params = {
    expiredBefore: new Date(now.getTime() - GRACE_MS).toISOString(),
    maxWrong: MAX_WRONG_CODES,
    verificationId,
  };
  return db.transaction(async (trx) => {
    const { rowCount } = await trx.raw<{ rowCount: number }>(
      `delete from verification_drafts as drafts
       where drafts.verification_id = coalesce(cast(:verificationId as uuid), drafts.verification_id) and not ${isAnswerable('drafts')}`,
      params,
    );
    const { rows } = await trx.raw<{ rows: { id: string }[] }>(
      `delete from verification_files as attached
       where attached.verification_id = coalesce(cast(:verificationId as uuid), attached.verification_id)
         and attached.response_id is null and not ${isAnswerable('attached')}
       returning attached.file_id as id`,
      params,
    );
    const deleted = await trx('driver_files')
      .whereRaw('id = any (?)', [rows.map(({ id }) => id)])
      .delete()
      .returning(['id', 'driver_id']);
    // Within the transaction: the rows of files whose bytes could not be deleted stay, for the next run.
    for (const { id, driver_id: driverId } of deleted) await files.delete(nameOf({ id, driverId }));
    return rowCount + rows.length;
  });
}
