import { z } from 'zod';
import { CalendarDay } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { contentFields, MAX_CONTENT } from './model/content-fields';
import { evidenceDates, findings } from './model/evidence';

const LAST_DAY = '2999-12-31';

/** A day of a file. */
export const Day = CalendarDay.refine((day) => day <= LAST_DAY, { error: 'no-such-day' });

/** The dates of a document. */
export const Dates = z.partialRecord(z.enum(evidenceDates), Day);

/** The findings of a document. */
export const Findings = z.array(z.enum(findings)).max(findings.length);

/** Words of a document, at most 300 characters each; fields that its kind and form do not have are ignored. */
export const Content = z.partialRecord(z.enum(contentFields), z.string().trim().max(MAX_CONTENT, tooLong()));
