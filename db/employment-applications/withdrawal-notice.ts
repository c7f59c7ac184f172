import { carrierAudiences } from '../candidacies/carrier-audiences';
import type { Transaction } from '../core/handle';
import { queueAccountMessage } from '../messages/account-message-store';
import { CONSENT_LINE, type NoticeContext } from '../requirements/barred-notices';
import { checkEmployment } from '../requirements/file-party';
import type { SignedFor } from './paper-store';

const { safety } = carrierAudiences({ organizationId: 'employments.organization_id', facilityId: 'null' });

interface Withdrawal extends SignedFor {
  /** Whether the driver is on assignment. */
  readonly isWorking: boolean;
  readonly now: Date;
}

/**
 * Notifies HR and Safety that the driver withdrew the consent to limited queries, with what follows for a start. Of a driver at
 * work whom it bars from driving, they get the notice about that, which says so, with the next check of the file.
 */
export async function queueWithdrawalNotice(
  trx: Transaction,
  { sealer, publicUrl }: NoticeContext,
  { employmentId, driverId, isWorking, now }: Withdrawal,
): Promise<void> {
  const file = await checkEmployment(trx, { driverId, employmentId }, now);
  const bars = file?.barring.some(({ code }) => code === CONSENT_LINE) === true;
  if (bars && isWorking && file.hasBegun && (await wasChecked(trx, employmentId))) return;
  const link = new URL(`/business/files/${employmentId}`, publicUrl).href;
  for (const { userId, email, firstName, driver } of await readersOf(trx, employmentId)) {
    const params = { firstName, driver, isBarring: bars, link };
    await queueAccountMessage(trx, sealer, {
      ...{ channel: 'mail', to: email, userId },
      ...{ template: 'consent-withdrawn', params },
    });
  }
}

/** Lines of a file that was never checked are no news, so that nobody would be notified. */
const wasChecked = async (trx: Transaction, employmentId: string): Promise<boolean> =>
  (await trx('file_lines').where({ employment_id: employmentId }).first('id')) !== undefined;

interface Reader {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly driver: string;
}

async function readersOf(trx: Transaction, employmentId: string): Promise<Reader[]> {
  const rows: Reader[] = await trx('employments')
    .join('users as drivers_users', 'drivers_users.id', 'employments.driver_id')
    .join('users', (on) => {
      on.on(trx.raw(`users.is_active and ${safety}`));
    })
    .where('employments.id', employmentId)
    .orderBy('users.id')
    .select({
      userId: 'users.id',
      email: 'users.email',
      firstName: 'users.first_name',
      driver: trx.raw(`drivers_users.first_name || ' ' || drivers_users.last_name`),
    });
  return rows;
}
