import { ensureReferralCode } from '#db/accounts/referral-store';
import { findUser } from '#db/accounts/user-store';
import { countHit } from '#db/core/rate-limit-store';
import { queueAccountMessage } from '#db/messages/account-message-store';
import { ProblemError } from '#domain/problems';
import { HOUR_MS } from '#domain/shared/durations';
import { referralLink } from '../../drivers/me/personal-info';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';

const MAX_PER_HOUR = 5;

/**
 * Texts drivers their own referral link, ready to forward. Friends' numbers are never texted: those people have not
 * consented (47 CFR 64.1200).
 */
export async function textReferralLink(ctx: RouteContext<'driver:act'>): Promise<void> {
  const { userId } = ctx.actor;
  const user = await findUser(ctx.db, userId);
  const phone = user?.phone ?? undefined;
  if (phone === undefined) throw new ProblemError('phone-missing');
  if ((user?.smsConsentAt ?? null) === null) throw new ProblemError('sms-consent-missing');
  await once(ctx, async (trx) => {
    const { hits } = await countHit(trx, `share-link/${userId}`, HOUR_MS);
    if (hits > MAX_PER_HOUR) throw new ProblemError('too-many-requests');
    const referralCode = await ensureReferralCode(trx, userId);
    const params = { link: referralLink(ctx.publicUrl, referralCode) };
    await queueAccountMessage(trx, ctx.sealer, { channel: 'sms', to: phone, userId, template: 'share-link', params });
  });
}
