import type { Db } from '#db/core/handle';
import type { StoredSchedule } from '#domain/driver-histories/week';
import type { LifecycleStatus } from '#domain/driver-pipeline/lifecycle-statuses';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { HomeTime } from '#domain/shared/job-enums';
import { lastSignInAtSql } from '../accounts/last-sign-in';
import { milesOf } from '../core/geo-distance';
import {
  briefColumns,
  briefOf,
  type BriefRow,
  type CandidacyBriefRow,
  driverColumns,
  type DriverRow,
} from './driver-facts';

/** All the data about a driver that a carrier may ever see on this page, unmasked. */
export interface DriverProfileRow extends DriverRow {
  readonly middleName: string | null;
  readonly phone: string | null;
  readonly email: string;
  readonly schedule: StoredSchedule;
  readonly homeTime: HomeTime | null;
  readonly lifecycleStatus: LifecycleStatus;
  readonly previousStage: DriverStage | null;
  readonly lastLogin: string | null;
  /** The distance to the order's facility; null without an order. */
  readonly distanceMiles: number | null;
  readonly candidacy: CandidacyBriefRow | null;
}

/** A driver's profile, optionally for an order. The caller checks access to the order. */
export async function findDriverProfile(
  db: Db,
  { driverId, orderId }: { readonly driverId: string; readonly orderId: string | null },
): Promise<DriverProfileRow | undefined> {
  const row: ProfileRow | undefined = await db('drivers')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .join('users', 'users.id', 'drivers.id')
    .leftJoin('job_orders', (join) => join.onVal('job_orders.id', orderId))
    .leftJoin('facilities', 'facilities.id', 'job_orders.facility_id')
    .leftJoin('candidacies', (join) => {
      join.on('candidacies.driver_id', 'drivers.id').andOn('candidacies.order_id', 'job_orders.id');
    })
    .where('drivers.id', driverId)
    .first({
      ...driverColumns,
      ...briefColumns,
      middleName: 'drivers.middle_name',
      phone: 'users.phone',
      email: 'users.email',
      schedule: 'drivers.schedule',
      homeTime: 'drivers.home_time',
      lifecycleStatus: 'driver_pipelines.lifecycle_status',
      previousStage: 'driver_pipelines.previous_stage',
      lastLogin: db.raw(lastSignInAtSql),
      chord: db.raw('drivers.place <-> facilities.place'),
    });
  return row === undefined ? undefined : driverProfile(row);
}

type ProfileRow = Omit<DriverProfileRow, 'candidacy' | 'distanceMiles'> & BriefRow & { chord: number | null };

function driverProfile(row: ProfileRow): DriverProfileRow {
  const { candidacyId, candidacyRound, candidacyState, candidacyStage, candidacySince, chord, ...driver } = row;
  const candidacy = briefOf({ candidacyId, candidacyRound, candidacyState, candidacyStage, candidacySince });
  return { ...driver, candidacy, distanceMiles: chord === null ? null : milesOf(chord) };
}
