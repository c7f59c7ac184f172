import { logAccessOnce, REPEAT_VIEW_MS } from '#db/accounts/access-log-store';
import { listDriverFacts } from '#db/requirements/driver-fact-store';
import { readRequirementFacts } from '#db/requirements/requirement-facts';
import {
  findOrderSummary,
  findOrganizationName,
  listHiringOrders,
  listHiringOrganizations,
  type OrderSummary,
} from '#db/requirements/requirement-jobs';
import { listRequirementsOn } from '#db/requirements/requirement-files';
import { ProblemError } from '#domain/problems';
import { evaluateRequirements } from '#domain/requirements/evaluate';
import type { DriverRequirements } from '#domain/requirements/schema';
import { todayOf } from '../http/today';
import type { SignedIn } from '../pipelines/command';
import { presentFact, presentLine } from './present';

export interface RequirementsRequest {
  readonly driverId: string;
  readonly on?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** A driver's requirements on a date; each view is logged where the driver can see it. */
export async function readDriverRequirements(ctx: SignedIn, request: RequirementsRequest): Promise<DriverRequirements> {
  const { db, actor, now } = ctx;
  const { driverId, on = todayOf(ctx) } = request;
  const { organization, order } = await readRequestedScope(ctx, request);
  const organizationId = organization?.id ?? null;
  const [facts, records] = await Promise.all([
    readRequirementFacts(db, { driverId, organizationId, orderId: order?.id ?? null, on }),
    listRequirementsOn(db, on),
  ]);
  if (facts === undefined) throw new ProblemError('not-found');
  const access = { actorId: actor.userId, organizationId: null, subjectDriverId: driverId, at: now() };
  await logAccessOnce(db, { ...access, action: 'driver-record' }, REPEAT_VIEW_MS);
  const [organizations, orders, entered] = await Promise.all([
    listHiringOrganizations(db, driverId),
    listHiringOrders(db, driverId),
    listDriverFacts(db, [driverId]),
  ]);
  return {
    on,
    organization: organization === null ? null : { _id: organization.id, name: organization.name },
    order: order === null ? null : presentOrder(order),
    organizations: organizations.map(({ id, name }) => ({ _id: id, name })),
    orders: orders.map(presentOrder),
    data: evaluateRequirements(facts, records, on).map(presentLine),
    facts: entered.map(presentFact),
  };
}

const presentOrder = ({ id, title, organizationId }: OrderSummary) => ({ _id: id, title, organizationId });

interface RequestedScope {
  readonly organization: { readonly id: string; readonly name: string } | null;
  readonly order: OrderSummary | null;
}

/** An order belongs to one organization, so a request that names both must match. */
async function readRequestedScope(
  { db }: SignedIn,
  { organizationId, orderId }: RequirementsRequest,
): Promise<RequestedScope> {
  const order = orderId === undefined ? undefined : await findOrderSummary(db, orderId);
  if (orderId !== undefined && order === undefined) throw new ProblemError('not-found');
  if (order !== undefined && organizationId !== undefined && order.organizationId !== organizationId) {
    throw new ProblemError('not-found');
  }
  const id = order?.organizationId ?? organizationId;
  if (id === undefined) return { organization: null, order: null };
  const organization = await findOrganizationName(db, id);
  if (organization === undefined) throw new ProblemError('not-found');
  return { organization, order: order ?? null };
}
