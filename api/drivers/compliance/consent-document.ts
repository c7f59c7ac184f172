import type { ListedConsent, Signing } from '#db/compliance/consent-store';
import type { PrintedDocument } from '#platform/printed-document';
import { printedText } from '../../legal/printed-text';
import { signatureBlock } from '../../legal/signature-block';

/** A signed document with the text that the driver was shown. */
export type SignedConsent = ListedConsent & Signing & { readonly body: string };

/** The text that the driver was shown, with the signature, its time and its IP address below. */
export const consentDocument = (consent: SignedConsent): PrintedDocument => ({
  title: consent.title,
  language: consent.language,
  createdAt: consent.signedAt,
  footer: `${consent.kind} · ${consent.version} · ${consent.id}`,
  blocks: [
    ...printedText(consent.body, { isTemplate: consent.status === 'template' }),
    signatureBlock(consent.fullName, consent.signature, [
      `Signed ${atTime(consent.signedAt)} from ${consent.ip}`,
      `Opened ${atTime(consent.openedAt)}, read to the end ${atTime(consent.endReachedAt)}`,
      `Text ${consent.version} (${consent.language}), SHA-256 ${consent.sha256}`,
      ...(consent.wantsFreeCopy ? ['A free copy of the reports was requested'] : []),
    ]),
  ],
});

const atTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
