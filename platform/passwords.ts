import { hash, verify } from '@node-rs/argon2';

import { createTurns } from './turns';

/** RFC 9106 section 4, the second recommended option, for argon2id, which is the package's default kind: 64 MiB, three passes. */
const options = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

/**
 * Each takes 64 MiB, a tenth of a second of a core and one of the process's four threads, which also read files and press
 * answers: one is always left for those. As many may wait as an office has people who all sign in at the same moment, some
 * four seconds on a small machine.
 */
const verifying = createTurns({ atOnce: 2, waiting: 60 });
/** New passwords have a place of their own: whoever signs up in masses keeps nobody from signing in. */
const hashing = createTurns({ atOnce: 1, waiting: 60 });

let unknownUserHash: Promise<string> | undefined;

/** Refuses with a TooBusyError when too many wait for theirs. */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, options));
}

/** Without a hash (unknown account) it works as long and says no, so that time tells nobody which accounts exist. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash !== undefined) return verifying(() => verify(passwordHash, password));
  // Outside of the turns: a place that waits for another place could wait for good.
  unknownUserHash ??= hash('no account has this password', options);
  const stranger = await unknownUserHash;
  await verifying(() => verify(stranger, password));
  return false;
}
