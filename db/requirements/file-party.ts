import type { Transaction } from '../core/handle';

/** The party that acts on the lines that bar driving for the joined `employments`; null if none does. */
export const FILE_PARTY_SQL = `(
  select case when bool_and(file_lines.acts = 'driver') then 'driver' when bool_or(file_lines.acts = 'driver') then 'both' else 'carrier' end
  from file_lines where file_lines.driver_id = employments.driver_id and file_lines.employment_id = employments.id and file_lines.bars having count(*) > 0)`;

/**
 * The drivers with a hire that waits for a file, and whose candidacy does not know yet whom the file waits for; and those on assignment
 * whose candidacy does not know yet whether the file bars driving.
 */
export async function findChangedFileTurns(trx: Transaction, driverIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await trx.raw<{ rows: { driver_id: string }[] }>(
    `select distinct candidacies.driver_id
     from candidacies join employments on employments.candidacy_id = candidacies.id
       and employments.hire_seq = (candidacies.snapshot -> 'hire' ->> 'hireSeq')::integer
     where candidacies.driver_id = any (?) and candidacies.state = 'hired'
       and (candidacies.snapshot -> 'hire' -> 'file' ->> 'isComplete' = 'false'
           and coalesce(candidacies.snapshot -> 'hire' -> 'file' ->> 'waitsOn', 'carrier') <> coalesce(${FILE_PARTY_SQL}, 'carrier')
         or candidacies.started_at is not null
           and (candidacies.snapshot -> 'hire' -> 'file' ->> 'isComplete' = 'true') <> (${FILE_PARTY_SQL} is null))`,
    [[...driverIds]],
  );
  return rows.map(({ driver_id: driverId }) => driverId);
}
