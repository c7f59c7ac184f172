import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { writeAtomically } from './folders.mjs';

/**
 * The key that encrypts personal data. Generated once next to local data. External data outlives this folder, so it
 * needs a key from the environment.
 */
export function gladhandKey(data) {
  if (process.env.GLADHAND_KEY) return process.env.GLADHAND_KEY;
  for (const name of ['DATABASE_URL', 'TEMPORAL_ADDRESS']) {
    if (process.env[name]) {
      throw new Fault(
        `${name} is set, so the data is stored outside this folder: set GLADHAND_KEY too, to 32 bytes in base64 (openssl rand -base64 32), and keep a copy of it.`,
      );
    }
  }
  return secret(join(data, 'key'));
}

/** A secret of 32 bytes in base64, generated on first use. */
export function secret(file) {
  if (!existsSync(file)) writeAtomically(file, randomBytes(32).toString('base64'), 0o600);
  return readFileSync(file, 'utf8');
}
