import { hash, verify } from '@node-rs/argon2';
import { createPasswords } from '#platform/passwords';

/** The real function at a cost that takes no time: in production, one hash takes 100 ms of one core and 64 MiB. */
export const quickPasswords = () =>
  createPasswords(
    () =>
      ({ password, passwordHash }) =>
        passwordHash === undefined
          ? hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
          : verify(passwordHash, password),
  );
