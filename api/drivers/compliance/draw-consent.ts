import type { ListedConsent, Signing } from '#db/compliance/consent-store';
import { SIGNATURE_BOX } from '#domain/compliance/signature';
import { createPdf, type Pdf } from '#platform/pdf';
import { writeLegalText } from '../../legal/write-blocks';

/** A signed document with the text that the driver was shown. */
export type SignedConsent = ListedConsent & Signing & { readonly body: string };

/** Height reserved for the signature block, which must not break across pages. */
const SIGNATURE_HEIGHT = 190;

/** Renders the text that the driver was shown, with the signature, its time and its IP address below. */
export async function drawConsent(consent: SignedConsent): Promise<Buffer> {
  const { title, language, body, signedAt } = consent;
  const pdf = createPdf({ title, language, createdAt: new Date(signedAt) });
  pdf.text(title, { fontStyle: 'bold', size: 17, after: 12 });
  if (consent.status === 'template') pdf.text('Template: not approved for use', { fontStyle: 'italic', isMuted: true });
  writeLegalText(pdf, body);
  writeSignature(pdf, consent);
  return pdf.end(`${consent.kind} · ${consent.version} · ${consent.id}`);
}

function writeSignature(pdf: Pdf, consent: SignedConsent): void {
  const { signature, fullName } = consent;
  pdf.ensureSpace(SIGNATURE_HEIGHT);
  pdf.rule();
  if (signature.type === 'drawn') pdf.drawing(signature.strokes, SIGNATURE_BOX);
  else pdf.text(fullName, { fontStyle: 'italic', size: 22 });
  pdf.text(fullName, { fontStyle: 'bold', after: 4 });
  const facts = [
    `Signed ${atTime(consent.signedAt)} from ${consent.ip}`,
    `Opened ${atTime(consent.openedAt)}, read to the end ${atTime(consent.endReachedAt)}`,
    `Text ${consent.version} (${consent.language}), SHA-256 ${consent.sha256}`,
    ...(consent.wantsFreeCopy ? ['A free copy of the reports was requested'] : []),
  ];
  for (const fact of facts) pdf.text(fact, { size: 8.5, after: 2, isMuted: true });
}

const atTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
