import { storeAcceptance } from '#db/agreements/acceptance-store';
import { readOfferedTexts } from '#db/agreements/offered-texts';
import type { Transaction } from '#db/core/handle';
import { storeNote } from '#db/messages/note-store';
import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import { AgreementHistory } from './agreement-history';
import type { SeedCarrier, SeedUser } from './carriers';
import type { World } from './world';

const DAYS_TO_ACCEPT = 3;

/** How far a carrier's agreement is: the days since it began, and since the carrier gave notice. */
interface AgreementPlan {
  readonly startedDaysAgo: number;
  readonly noticeDaysAgo?: number;
}

/** The first carrier, whose logins everybody has, is in its trial; the others pay, and one of them has given notice. */
const plans: readonly AgreementPlan[] = [
  { startedDaysAgo: 6 },
  { startedDaysAgo: 250 },
  { startedDaysAgo: 160, noticeDaysAgo: 8 },
];
const usual: AgreementPlan = { startedDaysAgo: 150 };

/** The signed agreements of all carriers, with their histories; their workflows start with the next signal. */
export async function storeAgreements(trx: Transaction, world: World, sealer: Sealer): Promise<number> {
  for (const [index, carrier] of world.carriers.entries()) {
    const admin = carrier.staff.find(({ roles }) => roles.includes('business-admin'));
    if (admin !== undefined)
      await storeAgreement({ trx, sealer, world }, { carrier, admin, ...(plans[index] ?? usual) });
  }
  return world.carriers.length;
}

interface Storing {
  readonly trx: Transaction;
  readonly sealer: Sealer;
  readonly world: World;
}

interface Planned extends AgreementPlan {
  readonly carrier: SeedCarrier;
  readonly admin: SeedUser;
}

async function storeAgreement({ trx, sealer, world }: Storing, planned: Planned): Promise<void> {
  const { carrier, admin, startedDaysAgo, noticeDaysAgo } = planned;
  const { now } = world.size;
  const organization = await trx('organizations').where({ id: carrier.id }).first('time_zone');
  const zone = organization?.time_zone ?? 'America/Chicago';
  const { agreement } = await readOfferedTexts(trx, { zone, now: new Date(now) });
  const startedAt = now - startedDaysAgo * DAY_MS;
  const signedAt = startedAt + DAYS_TO_ACCEPT * DAY_MS;
  const acceptanceId = derivedId('seed', 'agreement', carrier.id);
  await storeAcceptance(trx, sealer, {
    id: acceptanceId,
    organizationId: carrier.id,
    signerId: admin.id,
    text: agreement,
    addendum: null,
    signedAt: new Date(signedAt),
    signing: {
      fullName: `${admin.first_name} ${admin.last_name}`,
      signature: { type: 'typed' },
      ip: '192.0.2.10',
    },
  });
  const history = new AgreementHistory(carrier.id, admin.id);
  history.start(zone, agreement.version, startedAt);
  history.play('acceptAgreement', { acceptanceId, version: agreement.version, hasAddendum: false }, signedAt);
  if (noticeDaysAgo !== undefined) {
    const noticeAt = now - noticeDaysAgo * DAY_MS;
    history.passTo(noticeAt);
    history.play('giveNotice', { noteId: await storeReason(trx, planned) }, noticeAt);
  }
  history.passTo(now);
  await history.store(trx);
}

async function storeReason(trx: Transaction, { carrier, admin }: Planned): Promise<string> {
  const id = derivedId('seed', 'agreement-notice', carrier.id);
  const text = 'We are merging with another carrier, which has its own agreement.';
  await storeNote(trx, { id, organizationId: carrier.id, authorId: admin.id, kind: 'reason', text });
  return id;
}
