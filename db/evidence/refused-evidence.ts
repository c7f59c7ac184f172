import type { FileStore } from '#platform/file-store';
import type { Db } from '../core/handle';
import { deleteDriverFile } from '../driver-files/driver-file-store';

/** Rows that commands store before a workflow decides: responses of past employers, letters to drivers, and consents to ask. */
export type Undecided = 'unconfirmed_responses' | 'unsent_notices' | 'refused_consents';

interface Deps {
  readonly db: Db;
  readonly files: FileStore;
}

/** Deletes what a refused command stored, unless it has become evidence by an earlier attempt. */
export const deleteRefused = async (deps: Deps, kind: Undecided, id: string): Promise<void> => {
  await deleteUndecided(deps, kind, { before: 'infinity', id });
};

/** Deletes documents that a refused command drew, unless an earlier attempt made one of them evidence. */
export async function deleteRefusedDocuments(
  { db, files }: Deps,
  { driverId, ids }: { readonly driverId: string; readonly ids: readonly string[] },
): Promise<void> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from driver_files where driver_id = ? and id = any (?) and is_drawn
       and not exists (select from evidence where evidence.file_id = driver_files.id)`,
    [driverId, [...ids]],
  );
  for (const { id } of rows) await deleteDriverFile({ db, files }, { id, driverId });
}

/** Deletes what commands stored of which nobody knows how they ended, and their files; returns the number of files. */
export const deleteOldUndecided = (deps: Deps, kind: Undecided, before: Date): Promise<number> =>
  deleteUndecided(deps, kind, { before: before.toISOString(), id: null });

async function deleteUndecided(
  { db, files }: Deps,
  kind: Undecided,
  { before, id }: { readonly before: string; readonly id: string | null },
): Promise<number> {
  const { rows } = await db.raw<{ rows: { driverId: string; fileId: string }[] }>(
    `select driver_id as "driverId", file_id as "fileId" from delete_${kind}(?, ?)`,
    [before, id],
  );
  for (const { driverId, fileId } of rows) await deleteDriverFile({ db, files }, { id: fileId, driverId });
  return rows.length;
}
