import type { Db } from '#db/core/handle';
import { readTogether } from '#db/core/read-together';
import { contactPersonsOf, facilitiesOf, type FacilityRow, facilityView } from '#db/facilities/facilities';
import { matchCriteriaOf } from '#db/facilities/match-criteria';
import type { MatchCriteria } from '#domain/drivers/fit-facts';
import type { ContactPerson, FacilityView } from '#domain/facilities/schema';
import { orderRelationsOf, type RelatedRecord } from './order-relations';

/** Facts outside of a carrier's orders that their pages show. */
export interface OrderFacts {
  readonly facilities: readonly FacilityView[];
  readonly contacts: readonly ContactPerson[];
  readonly criteria: MatchCriteria | null;
  readonly relations: readonly RelatedRecord[];
}

interface FactRows extends Omit<OrderFacts, 'facilities' | 'criteria'> {
  readonly facilities: readonly FacilityRow[];
  readonly criteria: readonly MatchCriteria[];
}

/** Reads the facts of a carrier's orders in one statement. */
export async function readOrderFacts(
  db: Db,
  of: {
    readonly organizationId: string;
    readonly facilityIds: readonly string[];
    readonly contactIds: readonly string[];
    readonly orderIds: readonly string[];
    /** Limits the related records to these drivers. */
    readonly driverIds?: readonly string[] | undefined;
  },
): Promise<OrderFacts> {
  const { organizationId } = of;
  const { facilities, criteria, ...facts } = await readTogether<FactRows>(db, {
    facilities: facilitiesOf(db, of.facilityIds),
    contacts: contactPersonsOf(db, { organizationId, userIds: of.contactIds }),
    criteria: matchCriteriaOf(db, organizationId),
    relations: orderRelationsOf(db, of),
  });
  return { ...facts, facilities: facilities.map(facilityView), criteria: criteria[0] ?? null };
}
