import { logLinkAccess } from '#db/accounts/access-log-store';
import type { DraftKey } from '#db/employment-verifications/draft-store';
import { findLink, type VerificationLink } from '#db/employment-verifications/link-store';
import { findVerification, type VerificationRow } from '#db/employment-verifications/read-verifications';
import { type VerificationCipher, verificationCipher } from '#db/employment-verifications/sealed-rows';
import { getSubject, type VerificationSubject } from '#db/employment-verifications/subject-store';
import { linkPurpose } from '#domain/employment-verifications/link-state';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';

/** Both secrets of a link, as a person typed or opened them. */
export interface TypedCodes {
  readonly urlCode: string;
  readonly accessCode: string;
}

/** A link with the verification that it belongs to. */
export interface OpenedLink {
  readonly link: VerificationLink;
  readonly row: VerificationRow;
  readonly cipher: VerificationCipher;
  readonly subject: VerificationSubject;
}

/** A link that can be answered now. */
export interface UsableLink extends OpenedLink {
  readonly purpose: VoeForm['purpose'];
  /** The answer that the form becomes. */
  readonly key: DraftKey;
}

type Ctx = Pick<RouteContext, 'db' | 'sealer' | 'vault' | 'now'>;

/** The link of these codes; every other pair gets the same refusal. */
export async function requireLink(ctx: Ctx, codes: TypedCodes): Promise<OpenedLink> {
  const link = await findLink(ctx.db, ctx.sealer, { ...codes, now: ctx.now() });
  const row = link && (await findVerification(ctx.db, { id: link.verificationId }));
  if (link === undefined || row === undefined || row.snapshot.isOver) throw new ProblemError('link-not-valid');
  const cipher = await verificationCipher(ctx, row.driverId);
  return { link, row, cipher, subject: await getSubject(ctx.db, cipher, row.id) };
}

/** A link that can be answered. */
export function requireUsable(opened: OpenedLink): UsableLink {
  const { link, row } = opened;
  const { round, answer } = row.snapshot;
  const purpose = linkPurpose(link, row.snapshot);
  if (purpose === undefined) throw new ProblemError('verification-closed');
  return {
    ...opened,
    purpose,
    key: { verificationId: row.id, round, version: (answer?.version ?? 0) + 1 },
  };
}

/** The usable link of these codes. */
export const useLink = async (ctx: Ctx, codes: TypedCodes): Promise<UsableLink> =>
  requireUsable(await requireLink(ctx, codes));

/** Records what the holder of a link opened, where the driver can see it. */
export const logOpening = (
  { db, now }: Ctx,
  { link, row }: OpenedLink,
  access: { readonly action: 'driver-record' | 'consent'; readonly about: string },
): Promise<void> =>
  logLinkAccess(db, {
    ...access,
    linkId: link.id,
    organizationId: row.organizationId,
    subjectDriverId: row.driverId,
    at: now(),
  });
