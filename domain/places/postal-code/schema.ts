import { z } from 'zod';
import { tooLong } from '../../shared/too-long';
import { visibleLine } from '../../shared/visible-text';
import { storedZip } from '../zip';

const MAX_LENGTH = 10;

/** A postal code as stored, empty if it is not known. */
export const PostalCode = z
  .string()
  .overwrite((typed) => storedZip(visibleLine(typed)))
  .max(MAX_LENGTH, tooLong())
  .default('');
