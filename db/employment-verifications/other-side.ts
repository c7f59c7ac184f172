import type { Db } from '../core/handle';

/** The addresses and numbers of the people of one side. */
interface SideContacts {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

/** The addresses and numbers of the carrier's staff, former staff included, and of the driver. */
export async function readOtherSide(
  db: Db,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<{ readonly staff: SideContacts; readonly driver: SideContacts }> {
  const rows = await db('users')
    .where({ organization_id: organizationId })
    .orWhere({ id: driverId })
    .select({ id: 'id', email: 'email', phone: 'phone' });
  const contactsOf = (isDriver: boolean): SideContacts => {
    const people = rows.filter(({ id }) => (id === driverId) === isDriver);
    return {
      emails: people.map(({ email }) => email.toLowerCase()),
      phones: people.flatMap(({ phone }) => phone ?? []),
    };
  };
  return { staff: contactsOf(false), driver: contactsOf(true) };
}

/** The people who signed in from the network since then, as far as they are the driver or work for the carrier. */
export async function readPeopleOfNetwork(
  db: Db,
  of: { readonly organizationId: string; readonly driverId: string; readonly ipPrefix: string; readonly since: Date },
): Promise<{ readonly isCarrier: boolean; readonly isDriver: boolean }> {
  const { rows } = await db.raw<{ rows: { isCarrier: boolean; isDriver: boolean }[] }>(
    `select exists (select 1 from sessions join users on users.id = sessions.user_id
         where users.organization_id = :organizationId and sessions.ip_prefix = :ipPrefix and sessions.last_used_at > :since)
       or exists (select 1 from account_audit join users on users.id = account_audit.user_id
         where users.organization_id = :organizationId and account_audit.ip_prefix = :ipPrefix and account_audit.at > :since)
         as "isCarrier",
       exists (select 1 from sessions
         where sessions.user_id = :driverId and sessions.ip_prefix = :ipPrefix and sessions.last_used_at > :since)
       or exists (select 1 from account_audit
         where account_audit.user_id = :driverId and account_audit.ip_prefix = :ipPrefix and account_audit.at > :since)
         as "isDriver"`,
    { ...of, since: of.since.toISOString() },
  );
  return rows[0] ?? { isCarrier: false, isDriver: false };
}

/** Whether the user is the driver, or works for the carrier. */
export async function sideOfUser(
  db: Db,
  {
    userId,
    organizationId,
    driverId,
  }: { readonly userId: string; readonly organizationId: string; readonly driverId: string },
): Promise<'carrier' | 'driver' | undefined> {
  if (userId === driverId) return 'driver';
  const user = await db('users').where({ id: userId, organization_id: organizationId }).first('id');
  return user === undefined ? undefined : 'carrier';
}
