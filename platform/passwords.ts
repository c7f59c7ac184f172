import { hash, hashSync, verify, verifySync } from '@node-rs/argon2';

import { createTurns } from './turns';

/** RFC 9106 section 4, the second recommended option, for argon2id, which is the package's default kind: 64 MiB, three passes. */
const options = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

/** A password to hash, or to compare with a hash; each takes 64 MiB and a tenth of a second of a core. */
export interface PasswordTask {
  readonly password: string;
  readonly passwordHash?: string;
}

/** Does one task after the other: the new hash, or whether the password matches. */
export type PasswordWorker = (task: PasswordTask) => Promise<string | boolean>;

export interface Passwords {
  /** Rejects with a TooBusyError when too many tasks wait. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Without a hash (unknown account) it does the same work and answers no, so that the time tells nobody which accounts
   * exist. Rejects with a TooBusyError when too many tasks wait.
   */
  readonly verify: (password: string, passwordHash: string | undefined) => Promise<boolean>;
}

/** As many may wait as an office has people who all sign in at the same moment: some four seconds on a small machine. */
const MAX_WAITING = 60;

/**
 * New passwords have a worker of their own: many sign-ups keep nobody from signing in. Each call of `newWorker` must give
 * a worker that works beside the others.
 */
export function createPasswords(newWorker: () => PasswordWorker = () => runPasswordTask): Passwords {
  const hashing = sharing([newWorker()]);
  const verifying = sharing([newWorker(), newWorker()]);
  let unknownUserHash: Promise<string> | undefined;
  const newHash = async (password: string) => String(await hashing({ password }));
  return {
    hash: newHash,
    verify: async (password, passwordHash) => {
      if (passwordHash !== undefined) return (await verifying({ password, passwordHash })) === true;
      unknownUserHash ??= hashPassword('no account has this password');
      await verifying({ password, passwordHash: await unknownUserHash });
      return false;
    },
  };
}

/** Gives each task to a worker that is free, in the order in which they came. */
function sharing(workers: readonly PasswordWorker[]): PasswordWorker {
  const free = [...workers];
  const inTurn = createTurns({ concurrency: workers.length, waiting: MAX_WAITING });
  return (task) =>
    inTurn(async () => {
      const worker = free.pop() as PasswordWorker;
      try {
        return await worker(task);
      } finally {
        free.push(worker);
      }
    });
}

/** In one of the process's four threads, which also read files and compress answers. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

export const runPasswordTask: PasswordWorker = ({ password, passwordHash }) =>
  passwordHash === undefined ? hashPassword(password) : verify(passwordHash, password);

/** For a thread that does nothing else. */
export const runPasswordTaskHere = ({ password, passwordHash }: PasswordTask): string | boolean =>
  passwordHash === undefined ? hashSync(password, options) : verifySync(passwordHash, password);
