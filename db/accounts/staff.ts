import type { Role, UserStatus } from '#domain/accounts/roles';
import { isAdministrator } from '#domain/accounts/staff/administrators';
import type { StaffMember } from '#domain/accounts/staff/schema';
import { staffStateOf } from '#domain/accounts/staff/states';
import type { Db } from '../core/handle';
import { SHOWN_EMAIL } from './invited-address-store';
import { membersOf, type Workplace } from './staff-store';

interface StaffRow extends Omit<StaffMember, 'isAdmin' | 'state'> {
  readonly roles: readonly Role[];
  readonly status: UserStatus;
  readonly isActive: boolean;
}

/** Lists the members and invited members of a workplace by name, deactivated ones last. */
export async function listStaff(db: Db, workplace: Workplace, now: Date): Promise<StaffMember[]> {
  const rows: StaffRow[] = await membersOf(db, workplace)
    .joinRaw(
      `left join lateral (select max(account_links.created_at) as invited_at from account_links
         where account_links.user_id = users.id and account_links.purpose = 'invitation'
           and account_links.used_at is null and account_links.expires_at > ?) invitation on true`,
      [now],
    )
    .orderByRaw('users.is_active desc, users.last_name, users.first_name, users.id')
    .select({
      _id: 'users.id',
      firstName: 'users.first_name',
      lastName: 'users.last_name',
      email: db.raw(SHOWN_EMAIL),
      position: 'users.position',
      roles: 'users.roles',
      status: 'users.status',
      isActive: 'users.is_active',
      invitedAt: 'invitation.invited_at',
      facilities: db.raw(facilitiesSql),
      lastSignIn: db.raw(lastSignInSql),
      lead: db.raw(leadSql),
    });
  return rows.map(({ roles, status, isActive, ...row }) => ({
    ...row,
    isAdmin: isAdministrator(roles),
    state: staffStateOf({ status, isActive, hasLink: row.invitedAt !== null }),
  }));
}

const facilitiesSql = `coalesce((
  select jsonb_agg(jsonb_build_object('_id', facilities.id, 'name', facilities.name) order by facilities.name, facilities.id)
  from facility_recruiters join facilities on facilities.id = facility_recruiters.facility_id
  where facility_recruiters.user_id = users.id), '[]')`;

const leadSql = `(
  select jsonb_build_object('_id', leads.id, 'name', leads.first_name || ' ' || leads.last_name)
  from users leads where leads.id = users.lead_id and leads.is_active and leads.roles @> array['ops'])`;

const lastSignInSql = `(
  select jsonb_build_object('at', to_char(account_audit.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'device', account_audit.device, 'ipPrefix', account_audit.ip_prefix)
  from account_audit where account_audit.user_id = users.id and account_audit.kind = 'signed-in'
  order by account_audit.at desc, account_audit.id desc limit 1)`;
