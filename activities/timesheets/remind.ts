import type { Db, Transaction } from '#db/core/handle';
import { queueAccountMessages } from '#db/messages/account-message-store';
import { findTimesheetStaff, takeOpenDays, takeWaitingDays } from '#db/timesheets/reminders';
import type { Sealer } from '#platform/sealing';

export interface ReminderDeps {
  readonly db: Db;
  readonly sealer: Sealer;
  /** The base URL of links. */
  readonly publicUrl: string;
}

/** Reminds drivers, approvers and administrators of workdays that wait for them, once each. Nothing is ever approved automatically. */
export async function remindOfWorkdays(deps: ReminderDeps, now: Date): Promise<void> {
  // A workday is marked and the message queued in one transaction: after a crash there are both or neither.
  await deps.db.transaction((trx) => remindDrivers(deps, trx, now));
  await deps.db.transaction((trx) => remindStaff(deps, trx, { now, to: 'admins' }));
  await deps.db.transaction((trx) => remindStaff(deps, trx, { now, to: 'approvers' }));
}

async function remindDrivers({ sealer, publicUrl }: ReminderDeps, trx: Transaction, now: Date): Promise<void> {
  const messages = (await takeOpenDays(trx, now)).map(({ driverId, email, ...params }) => {
    const link = new URL(`/driver/timesheet?week=${params.firstDay}`, publicUrl).href;
    return {
      channel: 'mail',
      to: email,
      userId: driverId,
      template: 'workdays-open',
      params: { ...params, link },
    } as const;
  });
  await queueAccountMessages(trx, sealer, messages);
}

async function remindStaff(
  { sealer, publicUrl }: ReminderDeps,
  trx: Transaction,
  { now, to }: { readonly now: Date; readonly to: 'approvers' | 'admins' },
): Promise<void> {
  for (const { organizationId, count, firstDay } of await takeWaitingDays(trx, now, to)) {
    const link = new URL(`/business/timesheets?week=${firstDay}`, publicUrl).href;
    const staff = await findTimesheetStaff(trx, organizationId, to);
    const messages = staff.map(({ userId, email, firstName }) => {
      const params = { firstName, count, firstDay, isEscalated: to === 'admins', link };
      return { channel: 'mail', to: email, userId, template: 'workdays-waiting', params } as const;
    });
    await queueAccountMessages(trx, sealer, messages);
  }
}
