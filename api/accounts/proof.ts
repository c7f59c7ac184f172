import { checkCode } from '#db/accounts/code-store';
import { findConfirmedPhone } from '#db/accounts/confirmation-store';
import { findPasswordHash } from '#db/accounts/password-store';
import { isProvenSince, markProven } from '#db/accounts/proof-store';
import { findUser } from '#db/accounts/user-store';
import { countHit } from '#db/core/rate-limit-store';
import type { ConfirmIdentity, IdentityCodeSent } from '#domain/accounts/settings/schema';
import { ProblemError } from '#domain/problems';
import { MINUTE_MS } from '#domain/shared/durations';
import type { RouteContext } from '../http/context';
import { InvalidInputError } from '../http/validate';
import { refuseCode } from './refuse-code';
import { sendCode } from './send-code';

type Ctx = RouteContext<'signed-in'>;

/** Long enough to fill in a form, too short for someone who finds an open browser later. */
const PROOF_LIFETIME_MS = 10 * MINUTE_MS;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const MAX_TRIES = 10;

/** Refuses a caller who has not signed in with a password or code, or confirmed their identity, within the last ten minutes. */
export async function requireRecentAuthentication({
  db,
  familyId,
  now,
}: Pick<Ctx, 'db' | 'now'> & { readonly familyId: string | undefined }): Promise<void> {
  const since = new Date(now().getTime() - PROOF_LIFETIME_MS);
  if (familyId === undefined || !(await isProvenSince(db, familyId, since))) throw new ProblemError('proof-needed');
}

/** Texts a code to the account's confirmed number, or emails it if there is none. */
export async function sendProofCode(ctx: Ctx): Promise<IdentityCodeSent> {
  const { channel, to } = await currentContact(ctx);
  await sendCode(ctx, { purpose: 'prove', phone: to, userId: ctx.actor.userId, channel });
  return { to: channel === 'sms' ? 'phone' : 'email' };
}

/** Confirms the caller's identity with the password or the code; afterward this sign-in may change contacts. */
export async function prove(ctx: Ctx, { password, code }: ConfirmIdentity): Promise<void> {
  if (ctx.familyId === undefined) throw new ProblemError('not-signed-in');
  if (password === undefined) await requireCorrectCode(ctx, code ?? '');
  else await requireCorrectPassword(ctx, password);
  await markProven(ctx.db, ctx.familyId, ctx.now());
}

async function requireCorrectPassword({ db, actor, passwords }: Ctx, password: string): Promise<void> {
  const { hits } = await countHit(db, `password/${actor.userId}`, QUARTER_HOUR_MS);
  if (hits > MAX_TRIES) throw new ProblemError('too-many-requests');
  const passwordHash = await findPasswordHash(db, actor.userId);
  if (passwordHash !== undefined && (await passwords.verify(password, passwordHash))) return;
  throw new InvalidInputError([{ in: 'body', pointer: '/password', code: 'password-not-right' }]);
}

async function requireCorrectCode(ctx: Ctx, code: string): Promise<void> {
  const { to } = await currentContact(ctx);
  const now = ctx.now();
  const check = await ctx.db.transaction((trx) =>
    checkCode(trx, { purpose: 'prove', phone: to, code, now, sealer: ctx.sealer }),
  );
  if (check.result !== 'correct') refuseCode(check.result);
  if (check.userId !== ctx.actor.userId) refuseCode('wrong');
}

async function currentContact({ db, actor }: Ctx): Promise<{ channel: 'mail' | 'sms'; to: string }> {
  const phone = await findConfirmedPhone(db, actor.userId);
  if (phone !== undefined) return { channel: 'sms', to: phone };
  const user = await findUser(db, actor.userId);
  if (user === undefined) throw new ProblemError('session-expired');
  return { channel: 'mail', to: user.email };
}
