import { findConsentDocument, storeConsentDocument } from '#db/stores/consent-document-store';
import { readConsent, type ListedConsent, type Signing } from '#db/stores/consent-store';
import type { Actor } from '#domain/accounts/actor';
import { SIGNATURE_BOX } from '#domain/compliance/signature';
import { legalBlocks, type LegalBlock, type LegalSpan } from '#domain/legal/blocks';
import { ProblemError } from '#domain/problems';
import { createPdf, type Pdf, type Span } from '#platform/pdf';
import { atOncePerAccount } from '../http/at-once';
import type { RouteContext } from '../http/context';
import type { FileAnswer } from '../http/define-route';

type Signed = ListedConsent & Signing & { readonly body: string };

/** Room for what is signed with, so that it is never torn from its line. */
const SIGNATURE_ROOM = 190;

/** Drawing takes the process a fifth of a second in which nobody else is answered. */
const drawing = atOncePerAccount(2);

type Ctx = Pick<RouteContext, 'db' | 'vault' | 'files'> & { readonly actor: Actor };

/** A signed document: drawn of the stored rows when somebody wants to read it first, and kept, since it never changes. */
export async function consentFile(ctx: Ctx, driverId: string, id: string): Promise<FileAnswer & { kind: string }> {
  const consent = await readConsent(ctx, driverId, id);
  if (consent === undefined) throw new ProblemError('not-found');
  const fileName = `${consent.kind}-${consent.signedAt.slice(0, 10)}.pdf`;
  return { fileName, content: await documentOf(ctx, consent), isInline: true, kind: consent.kind };
}

async function documentOf(ctx: Ctx, consent: Signed): Promise<Buffer> {
  const { driverId, id } = consent;
  return (
    (await findConsentDocument(ctx, { driverId, id })) ??
    drawing(ctx.actor.userId, async () => {
      const content = await renderConsent(consent);
      await storeConsentDocument(ctx, { driverId, id, content });
      return content;
    })
  );
}

/** The words that were shown, and under them who signed them, when and from where. */
export async function renderConsent(consent: Signed): Promise<Buffer> {
  const { title, language, body, signedAt } = consent;
  const pdf = createPdf({ title, language, createdAt: new Date(signedAt) });
  pdf.text(title, { look: 'bold', size: 17, after: 12 });
  if (consent.status === 'template') pdf.text('Template: not approved for use', { look: 'italic', isQuiet: true });
  for (const block of legalBlocks(body)) writeBlock(pdf, block);
  writeSignature(pdf, consent);
  return pdf.end(`${consent.kind} · ${consent.version} · ${consent.id}`);
}

const spansOf = (spans: readonly LegalSpan[]): Span[] =>
  spans.map(({ text, isStrong }) => ({ text, look: isStrong ? 'bold' : 'regular' }));

function writeBlock(pdf: Pdf, block: LegalBlock): void {
  switch (block.type) {
    case 'heading':
      pdf.keep(60);
      pdf.text(block.text, { look: 'bold', size: block.level === 2 ? 13 : 11.5, after: 4 });
      return;
    case 'paragraph':
      pdf.text(spansOf(block.spans));
      return;
    case 'list':
      block.items.forEach((item, index) => {
        const mark = block.isOrdered ? `${String(index + 1)}.  ` : '•  ';
        pdf.text([{ text: mark, look: 'regular' }, ...spansOf(item)], { indent: 12, after: 4 });
      });
  }
}

function writeSignature(pdf: Pdf, consent: Signed): void {
  const { signature, fullName } = consent;
  pdf.keep(SIGNATURE_ROOM);
  pdf.rule();
  if (signature.type === 'drawn') pdf.drawing(signature.strokes, SIGNATURE_BOX);
  else pdf.text(fullName, { look: 'italic', size: 22 });
  pdf.text(fullName, { look: 'bold', after: 4 });
  const facts = [
    `Signed ${atTime(consent.signedAt)} from ${consent.ip}`,
    `Opened ${atTime(consent.openedAt)}, read to its end ${atTime(consent.endReachedAt)}`,
    `Text ${consent.version} (${consent.language}), SHA-256 ${consent.sha256}`,
    ...(consent.wantsFreeCopy ? ['A free copy of the reports was asked for'] : []),
  ];
  for (const fact of facts) pdf.text(fact, { size: 8.5, after: 2, isQuiet: true });
}

const atTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
