import type { Db } from '#db/core/handle';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import { milesOf } from '../core/geo-distance';

/** An active order of a carrier, as an invitation of one driver sees it. */
export interface InviteChoiceRow {
  readonly orderId: string;
  readonly distanceMiles: number;
  /** The driver's state on the order; null if there was no contact. */
  readonly state: CandidacyStateName | null;
}

const MAX_CHOICES = 50;

/** A carrier's active orders, those of the nearest facilities to the driver first. */
export async function listInviteChoices(
  db: Db,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId: string },
): Promise<InviteChoiceRow[]> {
  const rows: (Omit<InviteChoiceRow, 'distanceMiles'> & { chord: number })[] = await db('job_orders')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .join('drivers', (join) => join.onVal('drivers.id', driverId))
    .leftJoin('candidacies', (join) => {
      join.on('candidacies.order_id', 'job_orders.id').andOn('candidacies.driver_id', 'drivers.id');
    })
    .where('job_orders.organization_id', organizationId)
    .where('job_orders.status', 'active')
    .orderByRaw('drivers.place <-> facilities.place, job_orders.created_at desc, job_orders.id')
    .limit(MAX_CHOICES)
    .select({
      orderId: 'job_orders.id',
      state: 'candidacies.state',
      chord: db.raw('drivers.place <-> facilities.place'),
    });
  return rows.map(({ chord, ...row }) => ({ ...row, distanceMiles: milesOf(chord) }));
}
