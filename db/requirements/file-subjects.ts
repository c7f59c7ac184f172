import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { Db } from '../core/handle';
import { isNotOver } from '../dq-access/employment-in-force';
import type { FileSubject } from './driver-files';

/** An employment, or a hire whose driver has not answered yet. */
export interface CheckedEmployment extends FileSubject {
  readonly employmentId: string;
  readonly organizationId: string;
  /** The first day of an accepted hire. */
  readonly hiredOn: string | null;
  /** The first day of a hire, accepted or not. */
  readonly plannedOn: string | null;
  /** Whether its last day has passed. */
  readonly isOver: boolean;
}

/** Lists the past, current and coming employments of drivers. */
export async function listCheckedEmployments(db: Db, driverIds: readonly string[]): Promise<CheckedEmployment[]> {
  const rows: CheckedEmployment[] = await db('employments')
    .leftJoin('candidacies', (on) => {
      on.on('candidacies.id', 'employments.candidacy_id').andOnVal('candidacies.state', 'hired');
      on.andOn(db.raw(`(candidacies.snapshot -> 'hire' ->> 'hireSeq')::integer = employments.hire_seq`));
    })
    .whereRaw('employments.driver_id = any (?)', [[...driverIds]])
    .whereRaw('(employments.hired_on is not null or candidacies.id is not null)')
    .orderBy(['employments.driver_id', 'employments.id'])
    .select({
      driverId: 'employments.driver_id',
      employmentId: 'employments.id',
      organizationId: 'employments.organization_id',
      hiredOn: 'employments.hired_on',
      plannedOn: 'candidacies.start_on',
      isOver: db.raw(`not ${isNotOver('employments')}`),
    });
  return rows;
}

/** The file as if the driver had accepted the planned first day: its lines are open before the driver answers. */
export const withPlannedHire = (file: DriverFile, { employmentId, plannedOn }: CheckedEmployment): DriverFile => ({
  ...file,
  employments: file.employments.map((one) =>
    one.id !== employmentId || one.hiredOn !== null || plannedOn === null
      ? one
      : { ...one, hiredOn: plannedOn, startedOn: one.startedOn ?? plannedOn },
  ),
});
