import type { ResultStatus } from '#domain/driver-pipeline/results';
import { type OnboardingPart, onboardingParts } from '#domain/prices/products';
import { isPipelineResult, screeningRules } from '#domain/screening/kinds';
import type { Db } from '../core/handle';

/** A check that a carrier has bought and that nobody has ordered yet. */
export interface UnorderedCheck {
  readonly purchaseId: string;
  readonly driverId: string;
  readonly organizationId: string;
  readonly result: OnboardingPart;
  readonly boughtBy: string;
}

/** The most checks of one run. */
const MAX_CHECKS = 500;

const checks = onboardingParts.map((kind) => ({
  kind,
  // Results of the pipeline are shared; the others belong to the carrier and are open during its hire.
  is_own: !isPipelineResult(kind),
  consents: screeningRules[kind].consents,
}));

/** Checks that carriers have bought for drivers who have signed what they need, oldest first. */
export async function listUnorderedChecks(db: Db): Promise<UnorderedCheck[]> {
  const { rows } = await db.raw<{ rows: UnorderedCheck[] }>(
    `select purchases.id as "purchaseId", purchases.driver_id as "driverId",
      purchases.organization_id as "organizationId", checks.kind as result, purchases.bought_by as "boughtBy"
    from purchases
      join jsonb_to_recordset(:checks::jsonb) as checks (kind text, is_own boolean, consents jsonb)
        on purchases.product in (checks.kind, 'onboardingProgram')
      join driver_pipelines on driver_pipelines.driver_id = purchases.driver_id
      left join driver_results own on checks.is_own and own.driver_id = purchases.driver_id
        and own.organization_id = purchases.organization_id and own.result = checks.kind
    where purchases.bought_by is not null and not driver_pipelines.is_exit
      and case when checks.is_own then own.is_open and own.status = 'needed'
        else driver_pipelines.snapshot -> 'results' ->> checks.kind = 'needed' end
      and not exists (
        select from jsonb_array_elements_text(checks.consents) as wanted (kind)
        where not exists (
          select from consents where consents.driver_id = purchases.driver_id and consents.kind = wanted.kind))
    order by purchases.bought_at, purchases.id, checks.kind
    limit :limit`,
    { checks: JSON.stringify(checks), limit: MAX_CHECKS },
  );
  return rows;
}

/** The status of each check for the carrier; one without a row is needed. */
export async function readCheckStatuses(
  db: Db,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<ReadonlyMap<OnboardingPart, ResultStatus>> {
  const own = await db('driver_results')
    .where({ driver_id: driverId, organization_id: organizationId })
    .select('result', 'status');
  const pipeline = await db('driver_pipelines').where({ driver_id: driverId }).first('snapshot');
  const statusOf = (kind: OnboardingPart): ResultStatus =>
    (isPipelineResult(kind) ? pipeline?.snapshot.results[kind] : own.find(({ result }) => result === kind)?.status) ??
    'needed';
  return new Map(onboardingParts.map((kind) => [kind, statusOf(kind)]));
}
