import { countWaiting, takeWaiting } from '#db/carriers/driver-waitlist-store';
import { listServedStates, lockServedStates, replaceServedStates } from '#db/carriers/served-state-store';
import type { Transaction } from '#db/core/handle';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { OpsServedStates, ServeStates } from '#domain/carriers/schema';
import { type UsState, usStates } from '#domain/places/us-states';
import type { RouteContext } from '../http/context';
import { once } from '../http/once';
import { requireUnchanged } from '../http/require-unchanged';

/** Replaces the served states; drivers who wait for a new one are notified. */
export async function serveStates(ctx: RouteContext, { states, was }: ServeStates): Promise<OpsServedStates> {
  await once(ctx, async (trx) => {
    await lockServedStates(trx);
    requireUnchanged({
      current: await listServedStates(trx),
      was: was?.toSorted(),
      next: [...new Set(states)].toSorted(),
    });
    await replaceServedStates(trx, states);
    await inviteWaitlist(trx, ctx, states);
  });
  return readServedStates(ctx);
}

export async function readServedStates({ db }: RouteContext): Promise<OpsServedStates> {
  const [states, waiting] = await Promise.all([listServedStates(db), countWaiting(db)]);
  return { states, waiting };
}

async function inviteWaitlist(trx: Transaction, ctx: RouteContext, states: readonly UsState[]): Promise<void> {
  const link = `${ctx.publicUrl}/auth/registerAsDriver`;
  for (const { email, state } of await takeWaiting(trx, states)) {
    await queueAccountMessage(trx, ctx.sealer, {
      channel: 'mail',
      to: email,
      template: 'state-served',
      params: { state: usStates[state], link },
    });
  }
}
