import type { ListedConsent, Signing } from '#db/compliance/consent-store';
import { exactMoment } from '#domain/shared/long-date';
import type { PrintedDocument } from '#platform/printed-document';
import { printedText } from '../../legal/printed-text';
import { signatureBlock } from '../../legal/signature-block';

/** A signed document with the text that the driver was shown. */
export type SignedConsent = ListedConsent & Signing & { readonly body: string };

/** The text that the driver was shown, with the signature, its time at the driver's home and its IP address below. */
export const consentDocument = (consent: SignedConsent, zone: string): PrintedDocument => ({
  title: consent.title,
  language: consent.language,
  createdAt: consent.signedAt,
  footer: `${consent.kind} · ${consent.version} · ${consent.id}`,
  blocks: [
    ...printedText(consent.body, { isTemplate: consent.status === 'template' }),
    signatureBlock(consent.fullName, consent.signature, [
      `Signed ${exactMoment(consent.signedAt, zone)} from ${consent.ip}`,
      `Opened ${exactMoment(consent.openedAt, zone)}, read to the end ${exactMoment(consent.endReachedAt, zone)}`,
      `Text ${consent.version} (${consent.language}), SHA-256 ${consent.sha256}`,
      ...(consent.wantsFreeCopy ? ['A free copy of the reports was requested'] : []),
    ]),
  ],
});
