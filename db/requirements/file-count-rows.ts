import type { StoreCounts } from '#domain/requirements/effect/file-counts';
import type { Transaction } from '../core/handle';

/** The counts of an employment's file. */
export interface FileCounts {
  readonly driverId: string;
  readonly employmentId: string;
  readonly counts: readonly StoreCounts[];
}

const COUNTS = ['missing', 'expired', 'unknown', 'due', 'late', 'bars', 'next_due_on'];
const tuple = (table: string): string => `(${COUNTS.map((column) => `${table}.${column}`).join(', ')})`;

/** An employment whose file was completed or became incomplete. */
export interface ChangedFile extends Pick<FileCounts, 'driverId' | 'employmentId'> {
  /** Whether a line barred driving at the check before, and none does now. */
  readonly isAllowedAgain: boolean;
}

/**
 * Replaces the counts of employments, and returns those whose file was completed or became incomplete: none of its lines bars
 * driving, or one does again. A file that nobody has checked is incomplete.
 */
export async function replaceFileCounts(
  trx: Transaction,
  files: readonly FileCounts[],
): Promise<readonly ChangedFile[]> {
  if (files.length === 0) return [];
  const rows = files.flatMap(({ driverId, employmentId, counts }) =>
    counts.map((count) => ({ ...count, driverId, employmentId })),
  );
  const { rows: changed } = await trx.raw<{ rows: ChangedFile[] }>(
    `with checked as (
       select * from jsonb_to_recordset(?::jsonb) as checked ("driverId" uuid, "employmentId" uuid, store text, missing integer,
         expired integer, unknown integer, due integer, late integer, bars integer, "nextDueOn" date)
     ), written as (
       insert into file_counts as counts (employment_id, store, ${COUNTS.join(', ')})
       select "employmentId", store, missing, expired, unknown, due, late, bars, "nextDueOn" from checked
       on conflict (employment_id, store) do update set ${COUNTS.map((column) => `${column} = excluded.${column}`).join(', ')}
       where ${tuple('counts')} is distinct from ${tuple('excluded')}
     )
     select "driverId", "employmentId", coalesce(sum(before.bars) > 0, false) as "isAllowedAgain" from checked
     left join file_counts as before on before.employment_id = checked."employmentId" and before.store = checked.store
     group by "driverId", "employmentId"
     having (sum(checked.bars) = 0) <> coalesce(sum(before.bars) = 0, false)`,
    [JSON.stringify(rows)],
  );
  return changed;
}
