import { createInterface } from 'node:readline/promises';

import { createDatabase } from '#db/handle';
import { findCredentials, insertUser } from '#db/stores/user-store';
import { isGuessable } from '#domain/accounts/password/guessable';
import { SignIn } from '#domain/accounts/schema';
import { guessedWords } from '#platform/guessed-words';
import { newId } from '#platform/ids';
import { hashPassword } from '#platform/passwords';

const shortestPassword = 12;

/** `npm run ops:create -- <e-mail> <first name> <last name>`: the first operations account of a new installation, an administrator of operations. */
async function main(): Promise<void> {
  const [email, firstName, lastName] = process.argv.slice(2);
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl === undefined) throw new Error('DATABASE_URL is missing');
  if (email === undefined || firstName === undefined || lastName === undefined) {
    throw new Error('Usage: npm run ops:create -- <e-mail> <first name> <last name>');
  }
  if (!SignIn.shape.email.safeParse(email).success) throw new Error(`${email} is not an e-mail address`);
  const password = await askPassword();
  if (isGuessable(password, guessedWords, [email, firstName, lastName]))
    throw new Error('That password is too easy to guess');
  const passwordHash = await hashPassword(password);
  const db = createDatabase(databaseUrl, { pool: 1 });
  try {
    if ((await findCredentials(db, email)) !== undefined) throw new Error(`${email} has an account already`);
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
  console.log(`${email} may sign in at /auth/carrierLogin`);
}

/** From OPS_PASSWORD or typed: never an argument, which the process list shows to everybody. */
async function askPassword(): Promise<string> {
  const password = process.env['OPS_PASSWORD'] ?? (await typed());
  if (password.length < shortestPassword) {
    throw new Error(`The password needs at least ${String(shortestPassword)} characters`);
  }
  return password;
}

async function typed(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('Password: ');
  } finally {
    terminal.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
