import { findConsentDocument, storeConsentDocument } from '#db/compliance/consent-document-store';
import { readConsent } from '#db/compliance/consent-store';
import { readDriverZone } from '#db/evidence/driver-zones';
import type { Actor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import { dateAt } from '#domain/shared/zoned-time';
import { drawNow } from '../../file-documents/draw-now';
import { limitConcurrencyPerAccount } from '../../http/concurrency-limit';
import type { RouteContext } from '../../http/context';
import type { FileResult } from '../../http/define-route';
import { consentDocument, type SignedConsent } from './consent-document';

const drawing = limitConcurrencyPerAccount(2);

type Ctx = Pick<RouteContext, 'db' | 'vault' | 'files' | 'drawDocument'> & { readonly actor: Actor };

/**
 * A signed document as PDF: rendered from the stored rows when it is first read, then stored, since it never changes.
 */
export async function consentFile(ctx: Ctx, driverId: string, id: string): Promise<FileResult & { kind: string }> {
  const consent = await readConsent(ctx, driverId, id);
  if (consent === undefined) throw new ProblemError('not-found');
  const zone = await readDriverZone(ctx.db, driverId);
  const fileName = `${consent.kind}-${dateAt(consent.signedAt, zone)}.pdf`;
  return { fileName, content: await documentOf(ctx, consent, zone), isInline: true, kind: consent.kind };
}

async function documentOf(ctx: Ctx, consent: SignedConsent, zone: string): Promise<Buffer> {
  const { driverId, id } = consent;
  return (
    (await findConsentDocument(ctx, { driverId, id })) ??
    drawing(ctx.actor.userId, async () => {
      const content = await drawNow(ctx, consentDocument(consent, zone));
      await storeConsentDocument(ctx, { driverId, id, content });
      return content;
    })
  );
}
