import { z } from 'zod';
import { tooLong } from '../shared/too-long';
import { contentFields, MAX_CONTENT } from './model/content';

/** What a document says in words, at most 300 characters each; fields that its kind and form do not have are ignored. */
export const Content = z.partialRecord(z.enum(contentFields), z.string().trim().max(MAX_CONTENT, tooLong()));
