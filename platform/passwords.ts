import { hash, verify } from '@node-rs/argon2';

import { createTurns } from './turns';

/** RFC 9106 section 4, the second recommended option, for argon2id, which is the package's default kind: 64 MiB, three passes. */
const options = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

/**
 * Each takes 64 MiB and a tenth of a second of all cores: more at once make none of them faster. As many may wait as an
 * office has people who all sign in at the same moment, some four seconds on a small machine.
 */
const turn = createTurns({ atOnce: 4, waiting: 60 });

let unknownUserHash: Promise<string> | undefined;

/** Refuses with a TooBusyError when too many wait for theirs. */
export function hashPassword(password: string): Promise<string> {
  return turn(() => hash(password, options));
}

/** Without a hash (unknown account) it works as long and says no, so that time tells nobody which accounts exist. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash !== undefined) return turn(() => verify(passwordHash, password));
  // Outside of the turns: a place that waits for another place could wait for good.
  unknownUserHash ??= hash('no account has this password', options);
  const stranger = await unknownUserHash;
  await turn(() => verify(stranger, password));
  return false;
}
