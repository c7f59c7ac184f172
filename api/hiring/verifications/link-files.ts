import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { countHit } from '#db/core/rate-limit-store';
import { deleteDriverFile, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { addDraftFile, listDraftFiles, removeDraftFile } from '#db/employment-verifications/draft-store';
import { QUOTA_DAY_MS } from '#domain/driver-files/quota';
import type { VerificationFile } from '#domain/employment-verifications/fields/schema';
import { MAX_ATTACHMENTS, MAX_FILES_A_DAY } from '#domain/employment-verifications/terms';
import { ProblemError } from '#domain/problems';
import { acceptFile, requireUninfected } from '#platform/accept-file';
import { derivedId } from '#platform/ids';
import type { RouteContext } from '../../http/context';
import { fileOf } from '../../http/file-body';
import { accessCodeIn } from './link-gate';
import { type TypedCodes, useLink } from './open-link';
import { presentFile } from './present';

/** Attaches a file to the answer that is not sent. The same file again is the same attachment. */
export async function attachFile(ctx: RouteContext, urlCode: string): Promise<z.infer<typeof VerificationFile>> {
  const { db, scanner, now, request } = ctx;
  const { row, key, link } = await useLink(ctx, { urlCode, accessCode: accessCodeIn(request) });
  const sent = fileOf(request);
  const id = derivedId('verification-file', link.id, createHash('sha256').update(sent).digest('hex'));
  const attached = await listDraftFiles(db, key);
  const isThere = attached.some((file) => file.id === id);
  if (!isThere) {
    if (attached.length >= MAX_ATTACHMENTS) throw new ProblemError('attachments-full', { max: MAX_ATTACHMENTS });
    const { hits } = await countHit(db, `verification-files/${link.id}`, QUOTA_DAY_MS);
    if (hits > MAX_FILES_A_DAY) throw new ProblemError('files-of-the-day');
    const { mediaType, content } = await acceptFile(ctx, { type: 'evidence', content: sent, sentBy: link.id });
    await requireUninfected(scanner, content);
    const { driverId } = row;
    const uploadedBy = row.snapshot.requestedBy ?? driverId;
    const file = { id, driverId, purpose: 'verification', mediaType, content, uploadedBy, createdAt: now() } as const;
    await storeDriverFile(ctx, file);
    await recordScanResult(ctx, file, true);
    if (!(await addDraftFile(db, { ...key, fileId: id, max: MAX_ATTACHMENTS }))) {
      await deleteDriverFile(ctx, { id, driverId });
      throw new ProblemError('attachments-full', { max: MAX_ATTACHMENTS });
    }
  }
  const stored = (await listDraftFiles(db, key)).find((file) => file.id === id);
  if (stored === undefined) throw new ProblemError('verification-closed');
  return presentFile(stored);
}

/** Removes a file from the answer that is not sent. */
export async function detachFile(
  ctx: RouteContext,
  { fileId, ...codes }: TypedCodes & { readonly fileId: string },
): Promise<void> {
  const { row, key } = await useLink(ctx, codes);
  if (!(await removeDraftFile(ctx.db, { ...key, fileId }))) throw new ProblemError('not-found');
  await deleteDriverFile(ctx, { id: fileId, driverId: row.driverId });
}
