import { z } from 'zod';
import { ReadingBody, SignatureShape } from '../compliance/schema';
import { legalStatuses } from '../legal/kinds';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { text } from './fields/schema';

const Instant = z.iso.datetime();

/** The texts that the driver signs for a verification. */
export const VerificationConsent = z
  .object({
    round: z.number().int(),
    carrier: z.string(),
    employer: z.string(),
    includesTesting: z.boolean(),
    texts: z.array(
      z.object({
        _id: z.uuid(),
        title: z.string(),
        body: z.string(),
        version: z.string(),
        language: z.string(),
        status: z.enum(legalStatuses),
        sha256: z.string(),
        openedAt: Instant.nullable(),
        endReachedAt: Instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'VerificationConsent' });
/** The texts that the driver signs for a verification. */
export type VerificationConsent = z.infer<typeof VerificationConsent>;

/** The driver has opened a text of the consent to a request, or has reached its end. */
export const ConsentReadingBody = ReadingBody.extend({ round: z.number().int().positive() }).meta({
  id: 'ConsentReadingBody',
});
/** The reading progress of a text of the consent to a request. */
export type ConsentReadingBody = z.infer<typeof ConsentReadingBody>;

/** The driver does not want the past employer asked yet. */
export const PostponeConsentBody = z
  .object({
    /** The number of the request that was shown. */
    round: z.number().int().positive(),
    /** A sentence to the carrier; empty for none. */
    text: text(0).default(''),
  })
  .meta({ id: 'PostponeConsentBody' });
/** The driver does not want the past employer asked yet. */
export type PostponeConsentBody = z.infer<typeof PostponeConsentBody>;

/** The driver's signature on the texts of a verification. */
export const SignVerificationBody = z
  .object({
    /** The number of the request that was shown: a signature never counts for another. */
    round: z.number().int().positive(),
    /** The SHA-256 hashes of all texts, as shown. */
    shown: z
      .array(z.string().regex(/^[0-9a-f]{64}$/))
      .min(1)
      .max(2),
    fullName: z.string().overwrite(visibleLine).min(1).max(150, tooLong()),
    signature: SignatureShape,
    hasAgreed: z.literal(true),
  })
  .meta({ id: 'SignVerificationBody' });
/** The driver's signature on the texts of a verification. */
export type SignVerificationBody = z.infer<typeof SignVerificationBody>;
