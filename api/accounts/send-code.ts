import { ipKeyGenerator } from 'express-rate-limit';

import { queueAccountMessage, queueDecoyMessage } from '#db/stores/account-message-store';
import { codesSince, countCodesOf, createCode, type CodePurpose } from '#db/stores/code-store';
import { countHit } from '#db/stores/rate-limit-store';
import { ProblemError } from '#domain/problems';
import { newId } from '#platform/ids';

import type { RouteContext } from '../http/context';

const secondMs = 1_000;
const resendAfterMs = 30 * secondMs;
const hourMs = 3_600 * secondMs;
/** To one number, and for one account regardless of the numbers. */
const maxPerHour = 5;
/** From one address: half a truck stop may share it, and every new driver there needs a code. */
const maxPerAddress = 100;

interface CodeRequest {
  readonly purpose: CodePurpose;
  /** With its plus sign; an email address when the code is emailed. */
  readonly phone: string;
  readonly channel?: 'mail' | 'sms';
  /**
   * The account that the code is for; undefined when no account has the number: then the same work is done, and nothing
   * is sent.
   */
  readonly userId: string | null;
  /** The secret of the requesting browser, where nothing else says who may use the code. */
  readonly requester?: string | undefined;
}

type Ctx = Pick<RouteContext, 'db' | 'sealer' | 'request' | 'now'>;

/** Texts a code to a number: at most once in half a minute, five times an hour to one number and for one account. */
export async function sendCode(
  ctx: Ctx,
  { purpose, phone, channel = 'sms', userId, requester }: CodeRequest,
): Promise<void> {
  const now = ctx.now();
  await limitCodeRequests(ctx);
  await ctx.db.transaction(async (trx) => {
    const since = new Date(now.getTime() - hourMs);
    const earlier = await codesSince(trx, { purpose, phone, since });
    const isTooSoon = earlier[0] !== undefined && now.getTime() - Date.parse(earlier[0]) < resendAfterMs;
    // Also checked for unknown numbers, so that a stranger waits as long as an owner.
    const ofAccount = await countCodesOf(trx, { userId: userId ?? newId(), since });
    if (isTooSoon || earlier.length >= maxPerHour || ofAccount >= maxPerHour)
      throw new ProblemError('too-many-requests');
    const code = await createCode(trx, { purpose, phone, userId, requester, now, sealer: ctx.sealer });
    const message = { channel, to: phone, template: 'code', params: { code } } as const;
    if (userId === null) await queueDecoyMessage(trx, ctx.sealer, message);
    else await queueAccountMessage(trx, ctx.sealer, { ...message, userId });
  });
}

// Counted outside of the transaction, so that a refusal counts, too.
async function limitCodeRequests({ db, request }: Ctx): Promise<void> {
  const { hits } = await countHit(db, `code/address/${ipKeyGenerator(request.ip ?? 'unknown')}`, hourMs);
  if (hits > maxPerAddress) throw new ProblemError('too-many-requests');
}
