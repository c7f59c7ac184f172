import type { ConsentSigning } from '#db/employment-verifications/consent-store';
import type { LegalText } from '#db/legal/legal-text-store';
import type { SignedText } from '#domain/employment-verifications/consent';
import { type LegalBlock, legalBlocks, type LegalSpan } from '#domain/legal/blocks';
import type { PrintedBlock, PrintedDocument } from '#platform/printed-document';
import { atTime, paragraph, signatureBlock } from './printed-facts';

interface PrintedConsent {
  readonly id: string;
  readonly signedAt: string;
  readonly signing: ConsentSigning;
  readonly coversTesting: boolean;
  readonly texts: readonly { readonly text: LegalText; readonly signed: SignedText }[];
}

/** The consent that the driver signed: the texts as shown, and the carrier and the past employer that it names. */
export const consentDocument = ({ id, signedAt, signing, coversTesting, texts }: PrintedConsent): PrintedDocument => ({
  title: 'Consent to the verification of an employment',
  language: texts[0]?.text.language ?? 'en',
  createdAt: signedAt,
  footer: id,
  blocks: [
    {
      type: 'facts',
      rows: [
        ['Carrier that may ask', signing.carrier],
        ['Past employer that may answer', signing.employer],
        ['Driver', signing.fullName],
        [
          'Records',
          coversTesting ? 'Safety performance history; drug and alcohol testing records' : 'Safety performance history',
        ],
      ],
    },
    ...texts.flatMap(({ text }) => [
      { type: 'heading', text: text.title } as const,
      ...(text.status === 'template'
        ? [{ type: 'text', text: 'Template: not approved for use', isMuted: true } as const]
        : []),
      ...legalBlocks(text.body).flatMap(printed),
    ]),
    signatureBlock(signing.fullName, signing.signature, [
      `Signed ${atTime(signedAt)} from ${signing.ip}`,
      ...texts.map(
        ({ signed }) =>
          `Text ${signed.kind} ${signed.version} (${signed.language}), SHA-256 ${signed.sha256}, read to the end ${atTime(signed.endReachedAt)}`,
      ),
    ]),
  ],
});

const spansOf = (spans: readonly LegalSpan[]) =>
  spans.map(({ text, isStrong }) => ({ text, fontStyle: isStrong ? 'bold' : 'regular' }) as const);

function printed(block: LegalBlock): PrintedBlock[] {
  switch (block.type) {
    case 'heading':
      return [{ type: 'heading', text: block.text }];
    case 'paragraph':
      return [{ type: 'text', text: spansOf(block.spans) }];
    case 'list':
      return block.items.map((item, index) => ({
        type: 'text',
        text: [{ text: block.isOrdered ? `${String(index + 1)}.  ` : '•  ', fontStyle: 'regular' }, ...spansOf(item)],
        indent: 12,
      }));
    default:
      return [paragraph('')];
  }
}
