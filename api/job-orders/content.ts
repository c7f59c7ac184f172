import { recordAudit } from '#db/accounts/audit-store';
import { requireNewOrders } from '#db/agreements/require-agreement';
import type { Transaction } from '#db/core/handle';
import { addFacilityRecruiter, lockRecruiters } from '#db/facilities/facility-recruiter-store';
import { lockOrderFacility } from '#db/facilities/facility-store';
import { hasOrderVersion, storeOrderVersion } from '#db/job-orders/order-version-store';
import type { CarrierActor } from '#domain/accounts/actor';
import type { OrderTerms } from '#domain/job-orders/commands';
import type { OrderContent } from '#domain/job-orders/content/schema';
import { calendarDate, dateAt, endOfDate } from '#domain/shared/zoned-time';
import { deviceOf } from '../accounts/sessions';
import type { RouteContext } from '../http/context';
import { InvalidInputError } from '../http/validate';

type CarrierContext = RouteContext & { readonly actor: CarrierActor };

/** Dates in the stored form: calendar dates, or null with "as soon as possible" or "contract". */
export function withCalendarDates<T extends Partial<OrderContent>>(content: T): T {
  const { startDate, endDate } = content;
  return {
    ...content,
    ...(startDate !== undefined && startDate !== null && { startDate: calendarDate(startDate) }),
    ...(endDate !== undefined && endDate !== null && { endDate: calendarDate(endDate) }),
    ...(content.isStartDateASAP === true && { startDate: null }),
    ...(content.isContract === true && { endDate: null }),
  };
}

interface NewContent {
  readonly orderId: string;
  readonly content: OrderContent;
  /** Whether the order is created with this content. */
  readonly isNew?: true;
  /** The refusal of an inactive facility; absent if the order already is at this one. */
  readonly ifInactive?: () => Error;
}

/**
 * The recruiter who gives a facility an order becomes one of its recruiters: otherwise the order would be in nobody's own
 * list, and its messages would go to others.
 */
async function joinRecruiters(trx: Transaction, { actor, request, now }: CarrierContext, facilityId: string) {
  const { userId } = actor;
  if (!(await addFacilityRecruiter(trx, { facilityId, userId })).isNew) return;
  const change = { userId, actorId: userId, kind: 'facilities-changed', details: { count: 1 } } as const;
  await recordAudit(trx, { ...change, ...deviceOf(request), at: now() });
}

/**
 * Validates what depends on the database and the clock, stores the content as a version, and returns the terms for the
 * order's workflow.
 */
export async function storeContent(
  ctx: CarrierContext,
  { orderId, content, isNew, ifInactive }: NewContent,
): Promise<OrderTerms> {
  const { organizationId, userId: createdBy } = ctx.actor;
  const { facilityId, endDate: endOn } = content;
  const id = ctx.idempotency.derivedId('version');
  // The version decides which came first, the order or a deactivation of its facility: one waits for the other.
  const facility = await ctx.db.transaction(async (trx) => {
    // A retry continues what its first attempt stored.
    if (isNew === true && !(await hasOrderVersion(trx, id))) await requireNewOrders(trx, organizationId);
    const isNewHere = ifInactive !== undefined;
    const mayJoin = isNewHere && (await lockRecruiters(trx, { organizationId, userIds: [createdBy] }));
    const found = await lockOrderFacility(trx, { organizationId, facilityId });
    if (found === undefined) throw invalid('/facilityId', 'Choose a facility');
    if (!found.isActive && isNewHere && !(await hasOrderVersion(trx, id))) throw ifInactive();
    const today = dateAt(ctx.now().toISOString(), found.timeZone);
    if (endOn !== null && endOn < today) throw invalid('/endDate', 'The end date is in the past');
    await storeOrderVersion(trx, { id, orderId, organizationId, content, createdBy });
    if (mayJoin) await joinRecruiters(trx, ctx, facilityId);
    return found;
  });
  return {
    versionId: id,
    facilityId,
    numberOfDrivers: content.numberOfDrivers,
    startOn: content.startDate,
    endOn,
    endsAt: endOn === null ? null : endOfDate(endOn, facility.timeZone),
  };
}

/** An invalid field that the schema alone cannot detect. */
export function invalid(pointer: string, message: string): InvalidInputError {
  return new InvalidInputError([{ in: 'body', pointer, code: 'custom', message }]);
}
