import { listContactPersons, listNearbyFacilities } from '#db/facilities/facilities';
import { countOpenOrders, listAssignedFacilityIds, listFacilityRecruiters } from '#db/facilities/facility-people';
import { findFleetConfiguration } from '#db/facilities/fleet-configurations';
import type { Actor } from '#domain/accounts/actor';
import { isOwnFacility } from '#domain/facilities/rules';
import type { FacilityDetail, NearbyFacilities } from '#domain/facilities/schema';
import type { RouteContext } from '../../http/context';
import { requireOwnFacility } from './require-own';

type SignedIn = RouteContext & { readonly actor: Actor };

/** One facility with the data of its form. */
export async function readFacility(ctx: SignedIn, facilityId: string): Promise<FacilityDetail> {
  const { db } = ctx;
  const facility = await requireOwnFacility(ctx, facilityId);
  const { organizationId, address } = facility;
  const [contactPersons, fleetinfos, configuration, openOrders] = await Promise.all([
    listContactPersons(db, { organizationId, facilityId }),
    listFacilityRecruiters(db, facilityId),
    findFleetConfiguration(db, facilityId),
    countOpenOrders(db, { organizationId, facilityId }),
  ]);
  return {
    ...facility,
    contactPersons,
    fleetinfos,
    location: { coordinates: [address.longitude, address.latitude] },
    fleetConfiguration: configuration ?? null,
    openOrders,
  };
}

interface Near {
  readonly organizationId: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The chosen facility, which is not listed again. */
  readonly exclude?: string | undefined;
}

/** The carrier's facilities near a place: the caller's own, and the other ones. */
export async function readNearbyFacilities(
  { db, actor }: SignedIn,
  { exclude, ...near }: Near,
): Promise<NearbyFacilities> {
  const [facilities, facilityIds] = await Promise.all([
    listNearbyFacilities(db, near),
    listAssignedFacilityIds(db, actor.userId),
  ]);
  const workplace = { facilityIds, isRecruiter: actor.position === 'RECRUITER' };
  const listed = facilities.filter(({ _id }) => _id !== exclude);
  return {
    myFacilities: listed.filter(({ _id }) => isOwnFacility(_id, workplace)),
    otherFacilities: listed.filter(({ _id }) => !isOwnFacility(_id, workplace)),
  };
}
