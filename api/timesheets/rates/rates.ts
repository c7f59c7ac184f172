import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import {
  type AgreedRateRow,
  findRateTargets,
  listAgreedRates,
  lockDaysFrom,
  type RateTarget,
  storeAgreedRate,
} from '#db/timesheets/agreed-rate-store';
import type { CarrierActor, DriverActor } from '#domain/accounts/actor';
import { currentRate, rateFor } from '#domain/agreed-rates/rules';
import type { AgreedRates, AgreedRatesList, AgreeRateBody } from '#domain/agreed-rates/schema';
import { orderRateOf, rateUnitOf } from '#domain/pay/agreed-rates';
import { payTermsOf } from '#domain/pay/terms';
import { ProblemError } from '#domain/problems';
import { dateAt } from '#domain/shared/zoned-time';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { notifyRate } from '../notify';

type Carrier = RouteContext & { readonly actor: CarrierActor };

const MILLS_PER_DOLLAR = 1_000;

function presentRates(target: RateTarget, rows: readonly AgreedRateRow[], now: Date): AgreedRates {
  const { assignmentId, carrier, driver, content, startOn, timeZone } = target;
  const unit = rateUnitOf(content.paymentType);
  const terms = payTermsOf(content, null);
  const today = dateAt(now.toISOString(), timeZone);
  const current = currentRate(content, rows, startOn === null || startOn < today ? today : startOn);
  const isRange = terms.isRateOpen;
  return {
    assignmentId,
    title: content.title,
    carrier,
    driver,
    unit,
    order: {
      mills: unit === null ? 0 : orderRateOf(unit, terms),
      toMills: isRange ? Math.round(content.rate.to * MILLS_PER_DOLLAR) : null,
    },
    isOpen: isRange && current === null,
    current,
    rates: rows
      .map(({ id: _id, from: startsOn, unit: rateUnit, mills, reason, by, at }) => ({
        _id,
        unit: rateUnit,
        mills,
        startsOn,
        reason,
        by,
        at,
      }))
      .toReversed(),
  };
}

async function ownTarget({ actor }: Carrier, db: Carrier['db'] | Transaction, id: string): Promise<RateTarget> {
  const [target] = await findRateTargets(db, { id });
  if (target?.organizationId !== actor.organizationId) throw new ProblemError('not-found');
  return target;
}

/** The rates of one of the carrier's candidacies, and what its order names. */
export async function readRates(ctx: Carrier, id: string): Promise<AgreedRates> {
  const target = await ownTarget(ctx, ctx.db, id);
  return presentRates(target, await listAgreedRates(ctx.db, [id]), ctx.now());
}

/** Agrees on a rate and its first day. It never changes what an approval froze. */
export async function agreeRate(ctx: Carrier, id: string, body: AgreeRateBody): Promise<AgreedRates> {
  await once(ctx, async (trx) => {
    const target = await ownTarget(ctx, trx, id);
    const { organizationId, driverId, orderId, content } = target;
    if (!target.isHired) throw new ProblemError('not-found');
    const rate = rateFor(content, body.rate);
    if (await lockDaysFrom(trx, id, body.startsOn)) throw new ProblemError('rate-days-approved');
    const set = { by: ctx.actor.userId, at: ctx.now().toISOString() };
    const rateId = ctx.idempotency.derivedId('agreedRate');
    const { startsOn, reason } = body;
    await storeAgreedRate(trx, { id: rateId, assignmentId: id, organizationId, ...rate, startsOn, reason, ...set });
    await notifyRate(ctx, trx, { target, rate, startsOn, reason });
    // Hiring pages and the driver's applications show the rate of a hire, timesheets that of its workdays.
    for (const topic of ['workday', 'candidacy'] as const)
      await announceChange(trx, { topic, id, organizationId, driverId, orderId });
  });
  return readRates(ctx, id);
}

/** The rates of the driver's own hires. */
export async function readOwnRates(ctx: RouteContext & { readonly actor: DriverActor }): Promise<AgreedRatesList> {
  const targets = await findRateTargets(ctx.db, { driverId: ctx.actor.driverId });
  const rows = await listAgreedRates(
    ctx.db,
    targets.map(({ assignmentId }) => assignmentId),
  );
  const of = ({ assignmentId }: RateTarget) => rows.filter((row) => row.assignmentId === assignmentId);
  return { data: targets.map((target) => presentRates(target, of(target), ctx.now())) };
}
