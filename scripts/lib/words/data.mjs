import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';

/** A data file of the checks, in `scripts/words/`. */
export const wordData = (name, root = ROOT) => JSON.parse(readFileSync(join(root, 'scripts', 'words', name), 'utf8'));
