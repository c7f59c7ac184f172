import { type FilesSent, QUOTA_HOLD_MS } from '#domain/driver-files/quota';
import type { Db, Transaction } from '../core/handle';

/** The quota that an uploaded file reserves until it is stored or refused. */
export interface QuotaReservation {
  readonly fileId: string;
  readonly driverId: string;
  readonly bytes: number;
  readonly at: Date;
}

/**
 * The number and size of the driver's uploads, including reservations; files that others uploaded for the driver do not
 * count.
 */
export async function readFilesSent(
  db: Db | Transaction,
  { driverId, since, now }: { readonly driverId: string; readonly since: Date; readonly now: Date },
): Promise<FilesSent> {
  const { rows } = await db.raw<{ rows: FilesSent[] }>(
    `select count(*) filter (where at > :since)::int as "filesToday",
       coalesce(sum(size_bytes) filter (where at > :since), 0)::float8 as "bytesToday",
       coalesce(sum(size_bytes), 0)::float8 as "totalBytes"
     from (
       select size_bytes, created_at as at from driver_files where driver_id = :driverId and uploaded_by = :driverId
       union all
       select size_bytes, begun_at from files_under_way
       where driver_id = :driverId and begun_at > :heldSince
         and not exists (select 1 from driver_files where driver_files.id = files_under_way.file_id)
     ) sent`,
    { driverId, since, heldSince: heldSince(now) },
  );
  const [sent] = rows;
  if (sent === undefined) throw new Error('The quota query returned no row');
  return sent;
}

/** Serializes quota checks for this driver until the transaction ends. */
export async function lockQuotaOf(trx: Transaction, driverId: string): Promise<void> {
  await trx('drivers').where({ id: driverId }).forNoKeyUpdate().first('id');
}

/**
 * Reserves quota for the file; the same file twice counts once. Deletes stale reservations of processes that crashed.
 */
export async function reserveQuota(trx: Transaction, { fileId, driverId, bytes, at }: QuotaReservation): Promise<void> {
  await trx('files_under_way').where({ driver_id: driverId }).where('begun_at', '<=', heldSince(at)).delete();
  await trx('files_under_way')
    .insert({ file_id: fileId, driver_id: driverId, size_bytes: bytes, begun_at: at })
    .onConflict('file_id')
    .merge(['begun_at']);
}

/** Releases the reservation once the file is stored or refused. */
export async function releaseQuota(db: Db, fileId: string): Promise<void> {
  await db('files_under_way').where({ file_id: fileId }).delete();
}

const heldSince = (now: Date): Date => new Date(now.getTime() - QUOTA_HOLD_MS);
