import { DAY_MS } from '#domain/shared/durations';
import { REMINDER_DAYS } from '#domain/timesheets/limits';
import type { Db, Transaction } from '../core/handle';

/** Workdays of one driver with one carrier that wait for the driver. */
export interface OpenDays {
  readonly driverId: string;
  readonly email: string;
  readonly firstName: string;
  readonly carrier: string;
  readonly count: number;
  readonly firstDay: string;
}

/** Workdays of a carrier that wait for an approval. */
export interface WaitingDays {
  readonly organizationId: string;
  readonly count: number;
  readonly firstDay: string;
}

/** The reminders of a workday in its state: the approvers' comes before that of the administrators. */
const APPROVERS = 1;
const ADMINS = 2;

const before = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/** Marks the open workdays of which their drivers are to be reminded, once each, and returns them by driver and carrier. */
export async function takeOpenDays(trx: Transaction, now: Date): Promise<OpenDays[]> {
  const { rows } = await trx.raw<{ rows: OpenDays[] }>(
    `with taken as (
       update workdays set reminded = 1 where id in (
         select id from workdays where state = 'open' and reminded = 0 and state_since <= :since for update skip locked)
       returning driver_id, organization_id, day)
     select taken.driver_id as "driverId", users.email, users.first_name as "firstName", organizations.name as carrier,
       count(*)::integer as count, min(taken.day) as "firstDay"
     from taken join users on users.id = taken.driver_id and users.is_active
       join organizations on organizations.id = taken.organization_id
     group by taken.driver_id, users.email, users.first_name, organizations.name
     order by taken.driver_id, organizations.name`,
    { since: before(now, REMINDER_DAYS.driver) },
  );
  return rows;
}

/** Marks the submitted workdays of which a carrier is to be reminded, once each, and returns them by carrier. */
export async function takeWaitingDays(trx: Transaction, now: Date, to: 'approvers' | 'admins'): Promise<WaitingDays[]> {
  const level = to === 'approvers' ? APPROVERS : ADMINS;
  const { rows } = await trx.raw<{ rows: WaitingDays[] }>(
    `with taken as (
       update workdays set reminded = :level where id in (
         select id from workdays where state = 'submitted' and reminded < :level and state_since <= :since
         for update skip locked)
       returning organization_id, day)
     select organization_id as "organizationId", count(*)::integer as count, min(day) as "firstDay"
     from taken group by organization_id order by organization_id`,
    { level, since: before(now, REMINDER_DAYS[to]) },
  );
  return rows;
}

/** A member of a carrier's staff who gets a message. */
export interface StaffContact {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

const APPROVES = `users.position in ('ACCOUNTING', 'HR', 'LOCATION_MANAGER', 'REGIONAL_MANAGER')`;

/** The carrier's approvers of timesheets, or its administrators, who are also asked where a carrier has no approvers. */
export async function findTimesheetStaff(
  db: Db | Transaction,
  organizationId: string,
  which: 'approvers' | 'admins',
): Promise<StaffContact[]> {
  const staff = () => db('users').where({ organization_id: organizationId, is_active: true });
  const admins = `'business-admin' = any (users.roles)`;
  const query = staff()
    .whereRaw(which === 'admins' ? admins : `case when ? then ${APPROVES} else ${admins} end`, [
      ...(which === 'admins' ? [] : [db.raw('exists (?)', [staff().whereRaw(APPROVES).select(db.raw('1'))])]),
    ])
    .orderBy('users.id')
    .select({ userId: 'users.id', email: 'users.email', firstName: 'users.first_name' });
  return await query;
}
