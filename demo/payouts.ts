import { payDrivers } from '#activities/payouts/pay-drivers';
import type { Db, Transaction } from '#db/core/handle';
import { storeCard } from '#db/payments/payment-card-store';
import type { CardBrand } from '#domain/payments/card-rules';
import { DAY_MS } from '#domain/shared/durations';
import { createLogger } from '#platform/logger';
import { createSandboxPayments, type SandboxPayments } from '#platform/sandbox-payments';
import { readAssignments } from './assignments';
import type { Messages } from './buyer';
import { longestOnAssignment } from './demo-logins';
import type { World } from './world';

interface Card {
  readonly brand: CardBrand;
  readonly last4: string;
}

const visa: Card = { brand: 'visa', last4: '4242' };
/** The test card that is accepted and then refuses the money. */
const refusing: Card = { brand: 'visa', last4: '0341' };
/** The cards of the first drivers with approved hours: one of them has none yet. All others have a Visa card. */
const cards: readonly (Card | null)[] = [visa, refusing, null, { brand: 'mastercard', last4: '8210' }];
const CARD_YEARS = 3;

/** Days before today on which payouts were sent. */
const SENT_DAYS_AGO = 3;

/** Payouts of approved weeks, sent by the product's own job: paid, one that the bank refused, and one that waits for a card. */
export async function storePayouts(trx: Transaction, world: World, { sealer, publicUrl }: Messages): Promise<number> {
  const { now } = world.size;
  const log = createLogger({ level: 'error', name: 'demo' });
  const payments = createSandboxPayments({ sealer, now: () => new Date(now) });
  await storeCards(trx, world, payments);
  await payDrivers({ db: trx, log, sealer, publicUrl, payments }, new Date(now - SENT_DAYS_AGO * DAY_MS));
  const payouts = await trx('payouts').pluck('id');
  return payouts.length;
}

/** As the driver's page saves a card. The driver with the demo login is the first one. */
async function storeCards(trx: Transaction, world: World, payments: SandboxPayments): Promise<void> {
  const known = longestOnAssignment(world);
  const assignments = await readAssignments(trx, world);
  const approved = await trx('workdays').where({ state: 'approved' }).distinct('driver_id').pluck('driver_id');
  const drivers = assignments.map(({ driverId }) => driverId).filter((id) => approved.includes(id));
  const others = [...new Set(drivers)].filter((id) => id !== known);
  const all = known === undefined ? others : [known, ...others];
  for (const [index, driverId] of all.entries()) {
    const card = index < cards.length ? cards[index] : visa;
    if (card) await saveCard(trx, payments, { driverId, card, now: new Date(world.size.now) });
  }
}

interface Saving {
  readonly driverId: string;
  readonly card: Card;
  readonly now: Date;
}

async function saveCard(db: Db | Transaction, payments: SandboxPayments, { driverId, card, now }: Saving) {
  const { token } = await payments.generateCardFundingSourceToken(driverId);
  const valid = { ...card, expMonth: 6, expYear: now.getUTCFullYear() + CARD_YEARS };
  const source = await payments.findFundingSource(driverId, payments.tokenizeCard(token, valid) ?? '');
  if (source === undefined) throw new Error('The sandbox did not accept its own card');
  const { sourceToken } = source;
  await storeCard(db, driverId, { ...valid, provider: payments.name, sourceToken, addedAt: now.toISOString() });
}
