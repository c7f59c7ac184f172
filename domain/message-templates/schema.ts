import { z } from 'zod';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { checkFields, MergeSubject } from './driver-text/schema';
import { MAX_TEMPLATE_NAME, MAX_TEMPLATE_TEXT, subjectFault, templateKinds } from './kinds';

const REQUIRED = 'This field is required';
const name = z.string({ error: REQUIRED }).overwrite(visibleLine).min(1, REQUIRED).max(MAX_TEMPLATE_NAME, tooLong());
const text = z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(MAX_TEMPLATE_TEXT, tooLong()).check(checkFields);
/** Null for kinds without one. */
const subject = MergeSubject.nullable().default(null);

/** A new template. */
export const NewTemplateBody = z
  .object({ kind: z.enum(templateKinds), name, subject, text })
  .check(({ value: template, issues }) => {
    const message = subjectFault(template);
    if (message !== undefined) issues.push({ code: 'custom', message, path: ['subject'], input: template.subject });
  })
  .meta({ id: 'NewTemplateBody' });
/** A new template. */
export type NewTemplateBody = z.infer<typeof NewTemplateBody>;
/** The form of a new or changed template. */
export type TemplateForm = z.input<typeof NewTemplateBody>;

/** A changed template, with the version that its author saw. */
export const ChangeTemplateBody = z
  .object({ name, subject, text, version: z.number().int().min(1) })
  .meta({ id: 'ChangeTemplateBody' });
/** A changed template. */
export type ChangeTemplateBody = z.infer<typeof ChangeTemplateBody>;

/** A message template of a carrier. */
export const CarrierTemplate = z
  .object({
    _id: z.uuid(),
    kind: z.enum(templateKinds),
    name: z.string(),
    /** Null for kinds without one. */
    subject: z.string().nullable(),
    text: z.string(),
    version: z.number().int(),
    updatedAt: z.iso.datetime(),
    updatedBy: z.string(),
  })
  .meta({ id: 'CarrierTemplate' });
/** A message template of a carrier. */
export type CarrierTemplate = z.infer<typeof CarrierTemplate>;

/** The templates of a carrier, by name. */
export const CarrierTemplates = z.object({ data: z.array(CarrierTemplate) }).meta({ id: 'CarrierTemplates' });
/** The templates of a carrier. */
export type CarrierTemplates = z.infer<typeof CarrierTemplates>;

/** A text to fill with the data of one candidate of one order. */
export const TemplatePreviewBody = z
  .object({ text, driverId: z.uuid(), orderId: z.uuid() })
  .meta({ id: 'TemplatePreviewBody' });
/** A text to fill. */
export type TemplatePreviewBody = z.infer<typeof TemplatePreviewBody>;

/** The text as the candidate would read it. */
export const TemplatePreview = z.object({ text: z.string() }).meta({ id: 'TemplatePreview' });

/** The candidates with whom a template can be previewed, latest first. */
export const PreviewCandidates = z
  .object({
    data: z.array(z.object({ driverId: z.uuid(), driverName: z.string(), orderId: z.uuid(), orderTitle: z.string() })),
  })
  .meta({ id: 'PreviewCandidates' });
/** The candidates with whom a template can be previewed. */
export type PreviewCandidates = z.infer<typeof PreviewCandidates>;
