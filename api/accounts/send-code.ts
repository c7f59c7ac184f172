import { ipKeyGenerator } from 'express-rate-limit';
import { type CodePurpose, codesSince, countCodesOf, createCode } from '#db/accounts/code-store';
import { countHit } from '#db/core/rate-limit-store';
import { queueAccountMessage, queueDecoyMessage } from '#db/messages/account-message-store';
import { RESEND_CODE_AFTER_MS } from '#domain/accounts/lifetimes';
import { ProblemError } from '#domain/problems';
import { HOUR_MS, SECOND_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import type { RouteContext } from '../http/context';

/** The limit per number, and per account across all numbers. */
const MAX_PER_HOUR = 5;
/** The limit per IP address: half a truck stop may share one, and every new driver there needs a code. */
const MAX_PER_ADDRESS = 100;

interface CodeRequest {
  readonly purpose: CodePurpose;
  /** With its plus sign; an email address if the code is emailed. */
  readonly phone: string;
  readonly channel?: 'mail' | 'sms';
  /**
   * The account that the code is for; null if no account has the number: then the work is the same, but nothing is
   * sent.
   */
  readonly userId: string | null;
  /** The secret of the requesting browser, if nothing else determines who may use the code. */
  readonly requester?: string | undefined;
}

type Ctx = Pick<RouteContext, 'db' | 'sealer' | 'request' | 'now'>;

/** Sends a code: at most once in 30 seconds, and five times an hour per number and per account. */
export async function sendCode(
  ctx: Ctx,
  { purpose, phone, channel = 'sms', userId, requester }: CodeRequest,
): Promise<void> {
  const now = ctx.now();
  await limitCodeRequests(ctx);
  await ctx.db.transaction(async (trx) => {
    const since = new Date(now.getTime() - HOUR_MS);
    const earlier = await codesSince(trx, { purpose, phone, since });
    const waitMs = earlier[0] === undefined ? 0 : Date.parse(earlier[0]) + RESEND_CODE_AFTER_MS - now.getTime();
    // The code that was sent is still good, so that the form can ask for it.
    if (waitMs > 0) throw new ProblemError('too-many-requests', { seconds: Math.ceil(waitMs / SECOND_MS) });
    // Also checked for unknown numbers, so that strangers wait as long as owners.
    const ofAccount = await countCodesOf(trx, { userId: userId ?? newId(), since });
    if (earlier.length >= MAX_PER_HOUR || ofAccount >= MAX_PER_HOUR) throw new ProblemError('too-many-requests');
    const code = await createCode(trx, { purpose, phone, userId, requester, now, sealer: ctx.sealer });
    const message = { channel, to: phone, template: 'code', params: { code } } as const;
    if (userId === null) await queueDecoyMessage(trx, ctx.sealer, message);
    else await queueAccountMessage(trx, ctx.sealer, { ...message, userId });
  });
}

// Counted outside the transaction, so that refused calls count, too.
async function limitCodeRequests({ db, request }: Ctx): Promise<void> {
  const { hits } = await countHit(db, `code/address/${ipKeyGenerator(request.ip ?? 'unknown')}`, HOUR_MS);
  if (hits > MAX_PER_ADDRESS) throw new ProblemError('too-many-requests');
}
