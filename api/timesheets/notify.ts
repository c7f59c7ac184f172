import type { Transaction } from '#db/core/handle';
import { queueAccountMessage, queueAccountMessages } from '#db/messages/account-message-store';
import type { RateTarget } from '#db/timesheets/agreed-rate-store';
import type { AssignmentRow } from '#db/timesheets/assignments';
import { findTimesheetStaff } from '#db/timesheets/reminders';
import type { RateOfOrder } from '#domain/agreed-rates/rules';
import type { AgreeRateBody } from '#domain/agreed-rates/schema';
import type { WorkdayBilling } from '#domain/timesheets/states';
import type { RouteContext } from '../http/context';

type Deps = Pick<RouteContext, 'sealer' | 'publicUrl'>;

/** The page on which drivers see a week. */
const driverLink = (publicUrl: string, day: string): string => new URL(`/driver/timesheet?week=${day}`, publicUrl).href;

/** The page on which a carrier sees a week. */
const carrierLink = (publicUrl: string, day: string): string =>
  new URL(`/business/timesheets?week=${day}`, publicUrl).href;

/** Approved workdays of one assignment. */
export interface ApprovedDays {
  readonly assignment: AssignmentRow;
  /** The first and the last day, which may be the same. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly cents: number;
}

/** Notifies drivers which of their workdays were approved, in one message for each assignment. */
export async function notifyApproved(
  { sealer, publicUrl }: Deps,
  trx: Transaction,
  approved: readonly ApprovedDays[],
): Promise<void> {
  const messages = approved.flatMap(({ assignment: { contact, driverId, carrier }, from, to, count, cents }) => {
    if (contact === null) return [];
    const { email, firstName } = contact;
    const params = { firstName, carrier, from, to, count, cents, link: driverLink(publicUrl, from) };
    return { channel: 'mail', to: email, userId: driverId, template: 'workdays-approved', params } as const;
  });
  await queueAccountMessages(trx, sealer, messages);
}

/** A note about a workday of an assignment. */
export interface WorkdayNotice {
  readonly assignment: AssignmentRow;
  readonly day: string;
  readonly note: string;
}

/** Asks the driver to correct a workday. */
export async function notifyCorrection(
  { sealer, publicUrl }: Deps,
  trx: Transaction,
  { assignment: { contact, driverId, carrier }, day, note }: WorkdayNotice,
): Promise<void> {
  if (contact === null) return;
  const { email, firstName } = contact;
  await queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: email,
    userId: driverId,
    template: 'workday-correction',
    params: { firstName, carrier, day, note, link: driverLink(publicUrl, day) },
  });
}

/** Notifies a driver of a rate that the carrier set. */
export async function notifyRate(
  { sealer, publicUrl }: Deps,
  trx: Transaction,
  {
    target,
    rate,
    startsOn,
    reason,
  }: { readonly target: RateTarget; readonly rate: RateOfOrder } & Omit<AgreeRateBody, 'rate'>,
): Promise<void> {
  const { contact, driverId, carrier, content } = target;
  if (contact === null) return;
  const { email: to, firstName } = contact;
  const link = new URL('/driver/pay', publicUrl).href;
  const params = { firstName, carrier, title: content.title, ...rate, startsOn, reason, link };
  await queueAccountMessage(trx, sealer, { channel: 'mail', to, userId: driverId, template: 'rate-set', params });
}

/** Notifies the other side that a workday is disputed. */
export async function notifyDispute(
  { sealer, publicUrl }: Deps,
  trx: Transaction,
  { assignment, day, note, by }: WorkdayNotice & { readonly by: 'driver' | 'fleet' },
): Promise<void> {
  const { contact, driverId, carrier, driver, organizationId } = assignment;
  const template = 'workday-disputed';
  if (by === 'fleet') {
    if (contact === null) return;
    const { email: to, firstName } = contact;
    const params = { firstName, name: carrier, day, note, link: driverLink(publicUrl, day) };
    await queueAccountMessage(trx, sealer, { channel: 'mail', to, userId: driverId, template, params });
    return;
  }
  const staff = await findTimesheetStaff(trx, organizationId, 'approvers');
  const link = carrierLink(publicUrl, day);
  await queueAccountMessages(
    trx,
    sealer,
    staff.map(({ userId, email, firstName }) => {
      const params = { firstName, name: driver, day, note, link };
      return { channel: 'mail', to: email, userId, template, params } as const;
    }),
  );
}

/** A settled dispute with its amounts. */
interface Settlement extends WorkdayNotice {
  readonly billing: WorkdayBilling;
  readonly cents: number;
  readonly payCents: number;
}

/** Notifies both sides how a dispute was settled. A carrier that pays its driver itself reads what it is to pay. */
export async function notifySettled(
  { sealer, publicUrl }: Deps,
  trx: Transaction,
  { assignment, day, note, billing, cents, payCents }: Settlement,
): Promise<void> {
  const { contact, driverId, organizationId } = assignment;
  const template = 'workday-settled';
  const isDirect = billing === 'direct';
  const common = { day, note, isDirect };
  if (contact !== null) {
    const { email: to, firstName } = contact;
    const params = { ...common, firstName, side: 'driver', cents: payCents, link: driverLink(publicUrl, day) } as const;
    await queueAccountMessage(trx, sealer, { channel: 'mail', to, userId: driverId, template, params });
  }
  const staff = await findTimesheetStaff(trx, organizationId, 'approvers');
  const ofCarrier = { ...common, side: 'carrier', cents: isDirect ? payCents : cents } as const;
  const link = carrierLink(publicUrl, day);
  await queueAccountMessages(
    trx,
    sealer,
    staff.map(({ userId, email, firstName }) => {
      const params = { ...ofCarrier, firstName, link };
      return { channel: 'mail', to: email, userId, template, params } as const;
    }),
  );
}
