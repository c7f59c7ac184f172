import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import type { Call } from '../core/calls';
import { tokenFor } from '../core/people';
import { abandonPayment, listPayable, type Paying, SLOW, type StripeAttempt, UNFINISHED_ON } from './money-facts';
import type { MoneyWindow } from './money-holds';
import { request } from './money-processes';
import type { MoneyRun } from './money-run';

interface Requests {
  readonly what: string;
  readonly calls: readonly Call[];
  readonly at: string;
  readonly windows: readonly MoneyWindow[];
}

/**
 * Sends calls while the process that carries them out is killed; a call without an answer is sent again under its key. At the end,
 * each is sent once more, and must get the response that it had. Returns the responses.
 */
async function sendKilled(
  run: MoneyRun,
  { what, calls, at, windows }: Requests,
): Promise<readonly Record<string, unknown>[]> {
  const bodies = new Map<Call, Record<string, unknown>>();
  const send = async (call: Call): Promise<void> => {
    const { status, body } = await request(run.workers, call, at);
    if (status >= 300) run.failures.push(`${call.path} was refused with ${String(status)} ${JSON.stringify(body)}`);
    const earlier = bodies.get(call);
    if (earlier !== undefined && !isDeepStrictEqual(earlier, body)) {
      run.failures.push(`${call.path} has two responses`);
    }
    bodies.set(call, earlier ?? body);
  };
  let part = 0;
  await run.killEach({ what, windows, rows: calls.length }, async () => {
    const own = calls.filter((_, index) => index % run.killsPerWork === part);
    part += 1;
    for (const call of own) await send(call);
  });
  for (const call of calls) await send(call);
  return calls.map((call) => bodies.get(call) ?? {});
}

/** Signs the carrier's accountant in. */
async function accountantOf(db: Db, organizationId: string, at: string): Promise<string> {
  const row = await db('users').where({ organization_id: organizationId, position: 'ACCOUNTING' }).first('id');
  if (row === undefined) throw new Error('The carrier has no accountant');
  return tokenFor(db, row.id, new Date(at));
}

/** Pays through Stripe, half of it over HTTP; the callers of the other half are gone. */
export async function payThroughStripe(db: Db, run: MoneyRun, at: string): Promise<StripeAttempt[]> {
  const { stripe } = run;
  stripe.outcomes.set(SLOW, 'processing');
  const payable = await listPayable(db);
  const abandoned: StripeAttempt[] = [];
  const sent: Paying[] = [];
  const calls: Call[] = [];
  for (const [index, paying] of payable.entries()) {
    if (index % 2 === 0) {
      abandoned.push(await abandonPayment(db, stripe, { paying, at }));
      continue;
    }
    const { organizationId, invoiceId, method, cents, source } = paying;
    const token = await accountantOf(db, organizationId, at);
    sent.push(paying);
    calls.push({
      method: 'POST',
      path: `/invoices/${invoiceId}/payments`,
      token,
      key: newId(),
      body: { method, cents, source },
    });
  }
  const windows: MoneyWindow[] = [{ provider: 'stripe' }, { table: 'payments' }, { table: 'messages' }];
  const bodies = await sendKilled(run, { what: 'payments over HTTP', calls, at, windows });
  const paid = sent.map(({ organizationId, course, cents }, index) => {
    const id = String(bodies[index]?.['_id']);
    const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['attemptId'] === id)?.id ?? '';
    return { id, organizationId, course, cents, intent };
  });
  return [...abandoned, ...paid];
}

/** Accountants approve the days that wait, each carrier's in one request. */
export async function approveWaiting(db: Db, run: MoneyRun, at: string): Promise<void> {
  const waiting: { organization_id: string; ids: string[] }[] = await db('workdays')
    .where({ day: UNFINISHED_ON, state: 'submitted' })
    .groupBy('organization_id')
    .select('organization_id', { ids: db.raw('array_agg(id)') });
  const calls: Call[] = [];
  for (const { organization_id: organizationId, ids } of waiting) {
    calls.push({
      method: 'POST',
      path: '/timesheet/workDay/approve-many',
      key: newId(),
      token: await accountantOf(db, organizationId, at),
      body: { workDays: ids.map((_id) => ({ _id, version: 2 })) },
    });
  }
  const windows: MoneyWindow[] = [{ table: 'charges' }, { table: 'workday_approvals' }, { table: 'messages' }];
  await sendKilled(run, { what: 'approvals over HTTP', calls, at, windows });
}
