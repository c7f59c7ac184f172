import { findUser, type User } from '#db/accounts/user-store';
import type { Db } from '#db/core/handle';
import { listAccessBriefs } from '#db/dq-access/access-rows';
import { findDriverActivity } from '#db/drivers/driver-activity';
import { listShortFacilities } from '#db/facilities/facility-people';
import { landingPath } from '#domain/accounts/landing';
import type { UserView } from '#domain/accounts/schema';
import { ProblemError } from '#domain/problems';

/** Reads the signed-in user; an account deleted in the meantime ends the session. */
export async function readUser(db: Db, userId: string): Promise<UserView> {
  const user = await findUser(db, userId);
  if (user === undefined) throw new ProblemError('session-expired');
  return userView(db, user);
}

/** The signed-in user, with the API's field names. */
export async function userView(db: Db, user: User): Promise<UserView> {
  const isDriver = user.roles.includes('applicant');
  const isActive = isDriver ? await findDriverActivity(db, user.id) : user.isActive;
  return {
    _id: user.id,
    createdAt: user.createdAt,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    roles: [...user.roles],
    status: user.status,
    position: user.position,
    isActive,
    organization: user.organization && {
      _id: user.organization.id,
      name: user.organization.name,
      isActive: user.organization.isActive,
    },
    facilities: await facilitiesOf(db, user),
    fleetInfo: user.organization && {
      _id: user.id,
      organizationId: user.organization.id,
      position: user.position,
    },
    personalInfo: { phone: user.phone },
    locale: user.locale,
    theme: user.theme,
    singleKeys: user.singleKeys,
    timeZone: user.timeZone,
    isWelcomeRead: user.isWelcomeRead,
    demoExpiresAt: user.demoExpiresAt,
    landingPath: landingPath(actorOf(user), isDriver && isActive),
    dqAccesses: await accessesOf(db, user, isDriver),
  };
}

const actorOf = (user: User) => ({
  userId: user.id,
  roles: user.roles,
  ...(user.position !== null && { position: user.position }),
  ...(user.demoExpiresAt !== null && { isDemo: true as const }),
});

/** Of a driver's file by carriers, or of a carrier to drivers' files. */
async function accessesOf(db: Db, { id, organization }: User, isDriver: boolean): Promise<UserView['dqAccesses']> {
  if (isDriver) return listAccessBriefs(db, { driver_id: id });
  return organization === null ? [] : listAccessBriefs(db, { organization_id: organization.id });
}

/** Recruiters work at their own facilities, all other staff at every one. */
async function facilitiesOf(db: Db, { id, position, organization }: User): Promise<UserView['facilities']> {
  if (organization === null) return [];
  return listShortFacilities(db, {
    organizationId: organization.id,
    assignedTo: position === 'RECRUITER' ? id : undefined,
  });
}
