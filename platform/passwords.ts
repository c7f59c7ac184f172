import { hash, verify } from '@node-rs/argon2';

/** RFC 9106 section 4, the second recommended option, for argon2id, which is the package's default kind: 64 MiB, three passes. */
const options = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

let unknownUserHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Without a hash (unknown account) it works as long and says no, so that time tells nobody which accounts exist. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password);
  unknownUserHash ??= hashPassword('no account has this password');
  await verify(await unknownUserHash, password);
  return false;
}
