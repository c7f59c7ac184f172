import { createLink, listOpenLinks, revokeLink } from '#db/audits/audit-links';
import { findAudit } from '#db/audits/audit-store';
import { linkLifetimeMs } from '#domain/audits/limits';
import { mayRevokeAuditLinks } from '#domain/audits/policy';
import type { NewAuditLink, NewAuditLinkBody, OpenAuditLink } from '#domain/audits/schema';
import { ProblemError } from '#domain/problems';
import { newId } from '#platform/ids';
import { newReferralCode, newToken } from '#platform/tokens';
import type { CarrierContext } from '../files/scope';
import { accessText } from './access-code';
import { getAudit } from './scope';

const ACCESS_CODE_LENGTH = 10;

/** Creates a link for one reader. Its two secrets are shown once: the address, and the access code that goes another way. */
export async function shareAudit(ctx: CarrierContext, auditId: string, body: NewAuditLinkBody): Promise<NewAuditLink> {
  const audit = await getAudit(ctx, auditId);
  if (audit.state !== 'ready') throw new ProblemError('audit-not-ready');
  const { reader, days, allowsOriginals } = body;
  const id = newId();
  const code = newToken();
  const accessCode = newReferralCode(ACCESS_CODE_LENGTH);
  const at = ctx.now();
  const expiresAt = new Date(at.getTime() + linkLifetimeMs(days));
  await ctx.db.transaction((trx) =>
    createLink(trx, {
      ...{ id, auditId, reader, allowsOriginals, code, at, expiresAt, by: ctx.actor.userId },
      accessHash: ctx.sealer.hmac(accessText(id, accessCode)),
    }),
  );
  return {
    _id: id,
    url: new URL(`/audit/${code}`, ctx.publicUrl).href,
    accessCode,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Links of the caller's carrier that can be opened now, also of audits that the caller may not read. */
export const readOpenLinks = ({ db, actor, now }: CarrierContext): Promise<OpenAuditLink[]> =>
  listOpenLinks(db, actor.organizationId, now());

/** Revokes a link: its reader sees nothing more, even with the room open. The caller need not read the audit. */
export async function revokeAuditLink(ctx: CarrierContext, auditId: string, id: string): Promise<void> {
  const audit = await findAudit(ctx.db, auditId);
  if (audit === undefined || !mayRevokeAuditLinks(ctx.actor, audit)) throw new ProblemError('not-found');
  const isKnown = await ctx.db.transaction((trx) =>
    revokeLink(trx, { auditId, id, by: ctx.actor.userId, at: ctx.now() }),
  );
  if (!isKnown) throw new ProblemError('not-found');
}
