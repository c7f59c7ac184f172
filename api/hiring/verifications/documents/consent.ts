import type { ConsentSigning } from '#db/employment-verifications/consent-store';
import type { LegalText } from '#db/legal/legal-text-store';
import type { SignedText } from '#domain/employment-verifications/consent';
import { exactMoment } from '#domain/shared/long-date';
import type { PrintedDocument } from '#platform/printed-document';
import { printedText } from '../../../legal/printed-text';
import { signatureBlock } from '../../../legal/signature-block';

interface PrintedConsent {
  readonly id: string;
  readonly signedAt: string;
  /** The driver's home zone. */
  readonly zone: string;
  readonly signing: ConsentSigning;
  readonly coversTesting: boolean;
  readonly texts: readonly { readonly text: LegalText; readonly signed: SignedText }[];
}

/** The consent that the driver signed: the texts as shown, and the carrier and the past employer that it names. */
export const consentDocument = ({
  id,
  signedAt,
  zone,
  signing,
  coversTesting,
  texts,
}: PrintedConsent): PrintedDocument => ({
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
      ...printedText(text.body, { isTemplate: text.status === 'template' }),
    ]),
    signatureBlock(signing.fullName, signing.signature, [
      `Signed ${exactMoment(signedAt, zone)} from ${signing.ip}`,
      ...texts.map(
        ({ signed }) =>
          `Text ${signed.kind} ${signed.version} (${signed.language}), SHA-256 ${signed.sha256}, read to the end ${exactMoment(signed.endReachedAt, zone)}`,
      ),
    ]),
  ],
});
