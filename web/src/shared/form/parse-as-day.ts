import { createParser } from 'nuqs';
import { parseDateInput } from './today';

/** A day in a URL; any other text is none. */
export const parseAsDay = createParser({ parse: parseDateInput, serialize: String });
