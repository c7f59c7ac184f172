import { findOpsDriver } from '#db/driver-pipeline/ops-drivers';
import { findResultStatus, listSignedKinds } from '#db/screening/screening-orders';
import { readScreenedPerson } from '#db/screening/screening-person-store';
import { recordEmployerResult, storeResultOrder, withdrawResultOrder } from '#db/screening/screening-store';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { isPipelineResult, screeningRules } from '#domain/screening/kinds';
import { checkOrderable } from '#domain/screening/orderable';
import type { OrderReport, ScreeningRef } from '#domain/screening/schema';
import { statusOf } from '../../http/status';
import { commandPipeline, type SignedIn } from '../../pipelines/command';

const nameOf = ({ driverId, result, organizationId }: ScreeningRef): string =>
  `${driverId}/${result}/${organizationId ?? 'own'}`;

/** Orders each result from its provider; a result that cannot be ordered does not hold up the others. */
export async function orderResults(ctx: SignedIn, refs: readonly ScreeningRef[]): Promise<OrderReport> {
  const refused: OrderReport['refused'] = [];
  let ordered = 0;
  for (const ref of new Map(refs.map((item) => [nameOf(item), item])).values()) {
    try {
      await orderResult(ctx, ref);
      ordered += 1;
    } catch (error) {
      // An outage fails the whole request; a retry with the same key continues where it stopped.
      if (!(error instanceof ProblemError) || statusOf(error.code) >= 500) throw error;
      const consents = error.params['consents'];
      const row = await findOpsDriver(ctx.db, ref.driverId);
      const name = row === undefined ? null : `${row.firstName} ${row.lastName}`;
      // The report has no parameters, so a code whose text names a person is replaced.
      const code = error.code === 'pipeline-changed' ? 'result-changed' : error.code;
      refused.push({ ref, name, code, consents: Array.isArray(consents) ? consents.map(String) : [] });
    }
  }
  return { ordered, refused };
}

async function orderResult(ctx: SignedIn, ref: ScreeningRef): Promise<void> {
  const id = ctx.idempotency.derivedId(`order/${nameOf(ref)}`);
  const { provider } = screeningRules[ref.result];
  await requireOrderable(ctx, ref);
  const isStored = await storeResultOrder(ctx.db, { ...ref, id, provider, orderedBy: ctx.actor.userId, at: ctx.now() });
  if (!isStored) throw new ProblemError('result-changed');
  try {
    await markOrdered(ctx, ref);
  } catch (error) {
    if (error instanceof ProblemError && statusOf(error.code) < 500) await withdrawResultOrder(ctx.db, id);
    throw error;
  }
}

async function requireOrderable(ctx: SignedIn, { driverId, result }: ScreeningRef): Promise<void> {
  const person = await readScreenedPerson(ctx, driverId);
  if (person === undefined) throw new ProblemError('not-found');
  const signed = await listSignedKinds(ctx.db, driverId);
  const facts = { signed, hasBirthDate: person.birthDate !== null, hasLicense: person.license !== null };
  requireNoProblem(checkOrderable(result, facts));
}

async function markOrdered(ctx: SignedIn, ref: ScreeningRef): Promise<void> {
  const { driverId, result } = ref;
  if (!isPipelineResult(result)) {
    if (await recordEmployerResult(ctx.db, ref, { status: 'ordered', at: ctx.now(), actorId: ctx.actor.userId }))
      return;
    // A retry of a request that stopped halfway: this order has already been placed.
    const status = await findResultStatus(ctx.db, ref);
    if (ctx.idempotency.isRepeat && status === 'ordered') return;
    throw new ProblemError(status === undefined ? 'not-found' : 'result-changed');
  }
  // Each of the request's commands has its own id.
  const idempotency = { ...ctx.idempotency, updateId: ctx.idempotency.derivedId(`ordered/${nameOf(ref)}`) };
  await commandPipeline(
    { ...ctx, idempotency },
    { driverId, name: 'recordResult', details: { result, status: 'ordered' } },
  );
}
