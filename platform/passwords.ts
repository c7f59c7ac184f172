import { hash, hashSync, verify, verifySync } from '@node-rs/argon2';
import { composed } from '#domain/shared/visible-text';
import { createLimiter } from './limiter';

/** The second recommended option of RFC 9106 section 4 for argon2id (the package's default): 64 MiB, three passes. */
const options = { memoryCost: 65_536, timeCost: 3, parallelism: 4 };

/** A password to hash, or to compare with a hash; either takes 64 MiB and 100 ms of one core. */
export interface PasswordTask {
  readonly password: string;
  readonly passwordHash?: string;
}

/** Runs one task at a time; returns the new hash, or whether the password matches. */
export type PasswordWorker = (task: PasswordTask) => Promise<string | boolean>;

export interface Passwords {
  /** Rejects with a TooBusyError if too many tasks wait. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Without a hash (unknown account) it does the same work and returns false, so that the response time does not reveal
   * whether an account exists. Rejects with a TooBusyError if too many tasks wait.
   */
  readonly verify: (password: string, passwordHash: string | undefined) => Promise<boolean>;
}

/** Enough for an office whose staff all sign in at the same moment: about four seconds on a small machine. */
const MAX_WAITING = 60;

/**
 * New passwords have a separate worker, so that many sign-ups do not delay sign-ins. Each call of `newWorker` must return
 * a worker that runs concurrently with the others.
 */
export function createPasswords(newWorker: () => PasswordWorker = () => runPasswordTask): Passwords {
  const hashing = createPool([newWorker()]);
  const verifying = createPool([newWorker(), newWorker()]);
  let unknownUserHash: Promise<string> | undefined;
  const newHash = async (password: string) => String(await hashing({ password: composed(password) }));
  return {
    hash: newHash,
    verify: async (password, passwordHash) => {
      unknownUserHash ??= hashPassword('no account has this password');
      const known = passwordHash ?? (await unknownUserHash);
      for (const form of formsOf(password))
        if ((await verifying({ password: form, passwordHash: known })) === true) return passwordHash !== undefined;
      return false;
    },
  };
}

/**
 * Devices send é as one character or as two. Hashes are of the composed form; one that another program wrote may be of
 * the text as it was typed.
 */
const formsOf = (password: string): ReadonlySet<string> => new Set([composed(password), password]);

/** Assigns each task to a free worker, in order of arrival. */
function createPool(workers: readonly PasswordWorker[]): PasswordWorker {
  const free = [...workers];
  const limited = createLimiter({ concurrency: workers.length, waiting: MAX_WAITING });
  return (task) =>
    limited(async () => {
      const worker = free.pop() as PasswordWorker;
      try {
        return await worker(task);
      } finally {
        free.push(worker);
      }
    });
}

/** Runs in one of the process's four pool threads, which also read files and compress responses. */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), options);

export const runPasswordTask: PasswordWorker = ({ password, passwordHash }) =>
  passwordHash === undefined ? hashPassword(password) : verify(passwordHash, password);

/** For a thread that does only this. */
export const runPasswordTaskHere = ({ password, passwordHash }: PasswordTask): string | boolean =>
  passwordHash === undefined ? hashSync(password, options) : verifySync(passwordHash, password);
