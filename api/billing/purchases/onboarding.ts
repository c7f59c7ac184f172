import { lockAgreement } from '#db/agreements/require-agreement';
import { lockOrganization } from '#db/carriers/organization-store';
import type { Transaction } from '#db/core/handle';
import { pricesAt, type WantedPrice } from '#db/prices/prices';
import { readTrialEnd } from '#db/purchases/match-offers';
import { readAgreement, readBought, readTie } from '#db/purchases/onboarding-facts';
import { storePurchase } from '#db/purchases/purchase-store';
import { readCheckStatuses } from '#db/screening/onboarding-checks';
import { listSignedKinds } from '#db/screening/screening-orders';
import { readScreenedPerson, type ScreenedPerson } from '#db/screening/screening-person-store';
import type { CarrierActor } from '#domain/accounts/actor';
import { stateCodeOf } from '#domain/places/us-states';
import { type OnboardingPart, onboardingParts, type PurchasedProduct } from '#domain/prices/products';
import { ProblemError } from '#domain/problems';
import { checksOf, stepOf } from '#domain/purchases/checks';
import {
  checkOnboarding,
  type OnboardingFacts,
  type OnboardingLine,
  onboardingLines,
} from '#domain/purchases/onboarding';
import type { OnboardingOffer, OnboardingOrder, OrderOnboardingBody } from '#domain/purchases/schema';
import { checkOrderable } from '#domain/screening/orderable';
import { formatCents } from '#domain/shared/money';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';

type Staff = RouteContext & { readonly actor: CarrierActor };

/** The onboarding that the caller's carrier can order for a driver. */
export async function readOnboardingOffer(ctx: Staff, driverId: string): Promise<OnboardingOffer> {
  const { organizationId } = ctx.actor;
  const at = ctx.now();
  const problem = await problemOf(ctx, ctx.db, { driverId, at });
  const person = await readScreenedPerson(ctx, driverId);
  const facts = await factsOf(ctx, ctx.db, { driverId, state: stateOf(person), at });
  const bought = await readBought(ctx.db, { organizationId, driverId });
  return {
    problem,
    bought,
    checks: await checksFor(ctx, { driverId, person, parts: checksOf(bought.map(({ product }) => product)) }),
    prices: Object.entries(facts.prices).map(([product, price]) => ({
      product: product as PurchasedProduct,
      ...price,
    })),
    ...(await readTrialEnd(ctx.db, organizationId)),
    at: at.toISOString(),
  };
}

/**
 * Orders the program or parts of it: one purchase per line, in one transaction.
 * @throws {ProblemError} `not-found`, `driver-not-hired`, `agreement-not-accepted`, `already-purchased`,
 * `license-state-unknown`, `price-missing`, `price-changed`
 */
export async function orderOnboarding(
  ctx: Staff,
  { driverId, choice, shownPriceCents }: OrderOnboardingBody,
): Promise<OnboardingOrder> {
  const { organizationId, userId } = ctx.actor;
  const _id = ctx.idempotency.derivedId('onboarding');
  const chosen = choice === 'program' ? choice : [...new Set(choice)];
  const state = stateOf(await readScreenedPerson(ctx, driverId));
  return once(ctx, async (trx) => {
    // The agreement is locked before the carrier.
    await lockAgreement(trx, organizationId);
    await lockOrganization(trx, organizationId);
    const at = ctx.now();
    const problem = await problemOf(ctx, trx, { driverId, at });
    if (problem !== null) throw new ProblemError(problem);
    const facts = await factsOf(ctx, trx, { driverId, state, at });
    const refused = checkOnboarding(chosen, facts.bought);
    if (refused !== undefined) throw new ProblemError(refused);
    const lines = onboardingLines(chosen, facts, at);
    if (lines === undefined) throw new ProblemError(state === undefined ? 'license-state-unknown' : 'price-missing');
    const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
    if (shownPriceCents !== undefined && shownPriceCents !== totalCents) {
      throw new ProblemError('price-changed', { price: formatCents(totalCents), cents: totalCents });
    }
    await storeLines(trx, lines, { organizationId, driverId, groupId: _id, by: userId, at });
    return { _id, lines: lines.map(({ priceId: _, ...line }) => line), totalCents };
  });
}

interface Buyer {
  readonly organizationId: string;
  readonly driverId: string;
  readonly groupId: string;
  readonly by: string;
  readonly at: Date;
}

async function storeLines(
  trx: Transaction,
  lines: readonly OnboardingLine[],
  { organizationId, driverId, groupId, by, at }: Buyer,
): Promise<void> {
  for (const { product, priceId, listCents, cents, reason } of lines) {
    const isStored = await storePurchase(trx, {
      organization_id: organizationId,
      driver_id: driverId,
      product,
      price_id: priceId,
      list_cents: listCents,
      cents,
      reason,
      group_id: groupId,
      bought_by: by,
      bought_at: at,
    });
    if (!isStored) throw new ProblemError('already-purchased');
  }
}

async function problemOf(
  { actor: { organizationId } }: Staff,
  db: Staff['db'] | Transaction,
  { driverId, at }: { readonly driverId: string; readonly at: Date },
): Promise<OnboardingOffer['problem']> {
  const tie = await readTie(db, { organizationId, driverId });
  if (tie === undefined) throw new ProblemError('not-found');
  const agreement = await readAgreement(db, organizationId, at);
  if (agreement?.state === 'lapsed' || agreement?.state === 'ended') return 'agreement-not-accepted';
  return tie === 'hired' ? null : 'driver-not-hired';
}

async function factsOf(
  { actor: { organizationId } }: Staff,
  db: Staff['db'] | Transaction,
  { driverId, state, at }: { readonly driverId: string; readonly state: string | undefined; readonly at: Date },
): Promise<OnboardingFacts> {
  const others = onboardingParts.filter((part) => part !== 'mvr');
  const wanted: (WantedPrice & { readonly product: PurchasedProduct })[] = [
    ...(['onboardingProgram', 'onboardingMinimum', ...others] as const).map((product) => ({ product })),
    ...(state === undefined ? [] : [{ product: 'mvr' as const, state }]),
  ];
  const agreement = await readAgreement(db, organizationId, at);
  return {
    bought: await readBought(db, { organizationId, driverId }),
    trialEndsAt: agreement?.trialEndsAt ?? null,
    prices: await pricesAt(db, wanted, at),
  };
}

/** The state of the driver's first license, as the driver named it. */
const stateOf = (person: ScreenedPerson | undefined): string | undefined =>
  person?.license === null || person === undefined ? undefined : stateCodeOf(person.license.state);

interface OrderedChecks {
  readonly driverId: string;
  readonly person: ScreenedPerson | undefined;
  readonly parts: readonly OnboardingPart[];
}

/** The next step of each check; its result is not named here. */
async function checksFor(
  { db, actor: { organizationId } }: Staff,
  { driverId, person, parts }: OrderedChecks,
): Promise<OnboardingOffer['checks']> {
  if (parts.length === 0) return [];
  const [statuses, signed] = [
    await readCheckStatuses(db, { organizationId, driverId }),
    await listSignedKinds(db, driverId),
  ];
  const hasBirthDate = person !== undefined && person.birthDate !== null;
  const hasLicense = person !== undefined && person.license !== null;
  return parts.map((part) => {
    const isOrderable = checkOrderable(part, { signed, hasBirthDate, hasLicense }) === undefined;
    return { part, step: stepOf(statuses.get(part) ?? 'needed', isOrderable) };
  });
}
