import type { JudgedFile } from '#domain/candidacies/file-check';
import type { FileParty } from '#domain/candidacies/state';
import type { Transaction } from '../core/handle';
import { checkFiles } from './check-files';
import type { FileLineRow } from './file-line-rows';

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

/** An employment, or the employment of a hire. */
export interface JudgedEmployment {
  readonly driverId: string;
  readonly employmentId: string;
}

/** The result of a check of one employment's file that is not stored. */
export interface EmploymentNow {
  /** The lines that bar driving. */
  readonly barring: readonly FileLineRow[];
  /** Whether its first day has come. */
  readonly hasBegun: boolean;
}

/** Checks the file of an employment as it is now, without storing the result; null for an employment that has no file. */
export async function checkEmployment(
  trx: Transaction,
  { driverId, employmentId }: JudgedEmployment,
  now: Date,
): Promise<EmploymentNow | null> {
  const [checked] = await checkFiles(trx, [driverId], now);
  if (checked?.counts.some((of) => of.employmentId === employmentId) !== true) return null;
  return {
    barring: checked.lines.filter((line) => line.employmentId === employmentId && line.bars),
    hasBegun: checked.employed.includes(employmentId),
  };
}

/** Judges the file of an employment as it is now; null for an employment that has no file. */
export async function judgeFile(trx: Transaction, of: JudgedEmployment, now: Date): Promise<JudgedFile | null> {
  const checked = await checkEmployment(trx, of, now);
  if (checked === null) return null;
  const { barring } = checked;
  return { isComplete: barring.length === 0, waitsOn: partyOf(barring.map(({ acts }) => acts === 'driver')) };
}

/** The same as {@link FILE_PARTY_SQL}, of lines by whether they are the driver's. */
function partyOf(isDrivers: readonly boolean[]): FileParty {
  if (!isDrivers.includes(true)) return 'carrier';
  return isDrivers.includes(false) ? 'both' : 'driver';
}
