import { z } from 'zod';
import { tooLong } from '../shared/too-long';
import { legalKinds, legalStatuses } from './kinds';

/** The name of a page below /static: a public name, a kind, or the hash of a text that was shown. */
export const LegalTextParams = z.object({ name: z.string().min(1).max(100, tooLong()) });

/** The preferred language; texts that do not exist in it are shown in English. */
export const LegalTextQuery = z.object({ language: z.string().min(2).max(10, tooLong()).optional() });

/** A legal text in one version and language. */
export const LegalTextView = z
  .object({
    _id: z.uuid(),
    kind: z.enum(legalKinds),
    version: z.string(),
    language: z.string(),
    status: z.enum(legalStatuses),
    title: z.string(),
    /** Markdown with headings, paragraphs, lists and bold text. */
    body: z.string(),
    sha256: z.string(),
    effectiveFrom: z.iso.date(),
  })
  .meta({ id: 'LegalText' });
/** A legal text in one version and language. */
export type LegalTextView = z.infer<typeof LegalTextView>;
