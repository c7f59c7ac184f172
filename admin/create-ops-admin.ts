import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { findCredentials, insertUser } from '#db/accounts/user-store';
import { createDatabase } from '#db/core/handle';
import { isGuessable } from '#domain/accounts/password/guessable';
import { SignIn } from '#domain/accounts/schema';
import { guessedWords } from '#platform/guessed-words';
import { newId } from '#platform/ids';
import { hashPassword } from '#platform/passwords';

const MIN_PASSWORD_LENGTH = 12;

/** `npm run ops:create -- <email> <first name> <last name>`: creates an operations administrator. */
async function main(): Promise<void> {
  const [email, firstName, lastName] = process.argv.slice(2);
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl === undefined) throw new Error('DATABASE_URL is missing');
  if (email === undefined || firstName === undefined || lastName === undefined) {
    throw new Error('Usage: npm run ops:create -- <email> <first name> <last name>');
  }
  if (!SignIn.shape.email.safeParse(email).success) throw new Error(`${email} is not an email address`);
  const password = await readPassword();
  if (isGuessable(password, guessedWords, [email, firstName, lastName]))
    throw new Error('That password is too easy to guess');
  const passwordHash = await hashPassword(password);
  const db = createDatabase(databaseUrl, { pool: 1 });
  try {
    if ((await findCredentials(db, email)) !== undefined) throw new Error(`${email} already has an account`);
    await insertUser(db, {
      id: newId(),
      email,
      passwordHash,
      firstName,
      lastName,
      roles: ['ops', 'ops-admin'],
      status: 'confirmed',
    });
  } finally {
    await db.destroy();
  }
  console.log(`${email} can now sign in at /auth/carrierLogin`);
}

/** Reads the password from OPS_PASSWORD or the terminal. Never from an argument, which is visible in the process list. */
async function readPassword(): Promise<string> {
  const password = process.env['OPS_PASSWORD'] ?? (await promptPassword());
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Error(`The password must have at least ${String(MIN_PASSWORD_LENGTH)} characters`);
  }
  return password;
}

async function promptPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    // The question is never answered when the input ends, for example without a terminal: the process would end as if it succeeded.
    const ended = once(terminal, 'close').then(() => {
      throw new Error('There is no terminal to type the password. Set OPS_PASSWORD');
    });
    return await Promise.race([terminal.question('Password: '), ended]);
  } finally {
    terminal.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
