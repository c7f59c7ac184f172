import { findFacility } from '#db/facilities/facilities';
import { storeOrderVersion } from '#db/job-orders/order-version-store';
import type { CarrierActor } from '#domain/accounts/actor';
import type { OrderTerms } from '#domain/job-orders/commands';
import type { OrderContent } from '#domain/job-orders/content/schema';
import { calendarDate, dateAt, endOfDate } from '#domain/shared/zoned-time';
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

/**
 * Validates what depends on the database and the clock, stores the content as a version, and returns the terms for the
 * order's workflow.
 */
export async function storeContent(
  ctx: CarrierContext,
  { orderId, content }: { orderId: string; content: OrderContent },
): Promise<OrderTerms> {
  const { organizationId, userId } = ctx.actor;
  const facility = await findFacility(ctx.db, { organizationId, facilityId: content.facilityId });
  if (facility === undefined) throw invalid('/facilityId', 'Choose a facility');
  const endOn = content.endDate;
  const today = dateAt(ctx.now().toISOString(), facility.timeZone);
  if (endOn !== null && endOn < today) throw invalid('/endDate', 'The end date is in the past');
  const versionId = ctx.idempotency.derivedId('version');
  await storeOrderVersion(ctx.db, { id: versionId, orderId, organizationId, content, createdBy: userId });
  return {
    versionId,
    facilityId: content.facilityId,
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
