import type { CarrierStep } from '#domain/candidacies/next-step';
import { nameVisible } from '#domain/candidacies/records';
import type { Stage } from '#domain/shared/candidacy-states';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import { carrierAudiences } from '../candidacies/carrier-audiences';
import type { Transaction } from '../core/handle';

/** A candidate whose next step belongs to one staff member of a carrier. */
export interface WaitingCandidate {
  readonly orderId: string;
  readonly orderTitle: string;
  readonly facility: string;
  readonly driverId: string;
  /** The full name from the review onward; before it, first name and initial. */
  readonly name: string;
  readonly state: CandidacyStateName;
  readonly nextStep: CarrierStep;
  readonly since: string;
  readonly due: string | null;
}

const { recruiters, safety } = carrierAudiences({
  organizationId: 'candidacies.organization_id',
  facilityId: 'candidacies.facility_id',
});

/** Lists the candidates whose next step is this person's, by order, longest-waiting first. */
export async function listWaitingCandidates(
  trx: Transaction,
  { userId, now }: { userId: string; now: string },
): Promise<WaitingCandidate[]> {
  const rows: Row[] = await trx('users')
    .join('candidacies', 'candidacies.organization_id', 'users.organization_id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'candidacies.facility_id')
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .where('users.id', userId)
    // An upcoming interview waits for its start time, not for a person.
    .where('candidacies.wait_since', '<=', now)
    .whereRaw(
      `case candidacies.waits_for when 'carrier' then ${recruiters} when 'safety' then ${safety} else false end`,
    )
    .orderByRaw(`min(candidacies.wait_since) over (partition by candidacies.order_id), candidacies.order_id`)
    .orderBy(['candidacies.wait_since', 'candidacies.id'])
    .select({
      orderId: 'candidacies.order_id',
      orderTitle: 'job_order_versions.title',
      facility: 'facilities.name',
      driverId: 'candidacies.driver_id',
      fullName: trx.raw(`drivers.first_name || ' ' || drivers.last_name`),
      maskedName: trx.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
      stage: 'candidacies.stage',
      state: 'candidacies.state',
      nextStep: 'candidacies.next_step',
      since: 'candidacies.wait_since',
      due: 'candidacies.wait_due_at',
    });
  return rows.map(({ fullName, maskedName, stage, ...row }) => ({
    ...row,
    name: nameVisible(stage) ? fullName : maskedName,
  }));
}

type Row = Omit<WaitingCandidate, 'name'> & {
  readonly fullName: string;
  readonly maskedName: string;
  readonly stage: Stage | null;
};
