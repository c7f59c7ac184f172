import type { Db } from '#db/core/handle';
import { readTogether } from '#db/core/read-together';
import { contactPersonsOf, facilitiesOf, type FacilityRow, facilityView } from '#db/facilities/facilities';
import { matchCriteriaOf } from '#db/facilities/match-criteria';
import type { MatchCriteria } from '#domain/drivers/fit-facts';
import type { ContactPerson, FacilityView } from '#domain/facilities/schema';
import type { OrderMarkup } from '#domain/job-orders/schema';
import { markupOf, type MarkupRow, markupsOf } from './order-markup-store';
import { orderRelationsOf, type RelatedRecord } from './order-relations';

/** Facts outside of an order that its page shows. */
export interface OrderFacts {
  readonly facility: FacilityView | null;
  readonly contact: ContactPerson | null;
  readonly criteria: MatchCriteria | null;
  readonly relations: readonly RelatedRecord[];
  /** Null if none was set. */
  readonly markup: OrderMarkup | null;
}

interface FactRows {
  readonly facilities: readonly FacilityRow[];
  readonly contacts: readonly ContactPerson[];
  readonly criteria: readonly MatchCriteria[];
  readonly relations: readonly RelatedRecord[];
  readonly markups: readonly MarkupRow[];
}

/** Reads the facts of a carrier's order in one statement. */
export async function readOrderFacts(
  db: Db,
  of: {
    readonly organizationId: string;
    readonly facilityId: string;
    readonly contactId: string | null;
    readonly orderId: string;
  },
): Promise<OrderFacts> {
  const { organizationId } = of;
  const { facilities, contacts, criteria, relations, markups } = await readTogether<FactRows>(db, {
    facilities: facilitiesOf(db, [of.facilityId]),
    contacts: contactPersonsOf(db, { organizationId, userIds: of.contactId === null ? [] : [of.contactId] }),
    criteria: matchCriteriaOf(db, organizationId),
    relations: orderRelationsOf(db, of.orderId),
    markups: markupsOf(db, of.orderId),
  });
  const [facility] = facilities;
  return {
    facility: facility === undefined ? null : facilityView(facility),
    contact: contacts[0] ?? null,
    criteria: criteria[0] ?? null,
    relations,
    markup: markups.map(markupOf)[0] ?? null,
  };
}
