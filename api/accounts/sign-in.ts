import { recordFailedSignIn } from '#db/accounts/audit-store';
import { findCredentials, type User } from '#db/accounts/user-store';
import type { SignIn } from '#domain/accounts/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../http/context';
import { deviceOf } from './sessions';

/** The account for an email and password. Neither the response nor its timing reveals which of the two was wrong. */
export async function checkPassword(
  { db, passwords, request, now }: Pick<RouteContext, 'db' | 'passwords' | 'request' | 'now'>,
  { email, password }: SignIn,
): Promise<User> {
  const credentials = await findCredentials(db, email);
  const matches = await passwords.verify(password, credentials?.passwordHash);
  if (credentials === undefined || !matches || !credentials.user.isActive) {
    await recordFailedSignIn(db, { email, ...deviceOf(request), at: now() });
    throw new ProblemError('sign-in-failed');
  }
  return credentials.user;
}

/** Like `checkPassword`, but only for accounts that can sign in: users who signed up must confirm a contact first, otherwise status 405. */
export async function checkCredentials(
  ctx: Pick<RouteContext, 'db' | 'passwords' | 'request' | 'now'>,
  credentials: SignIn,
): Promise<User> {
  const user = await checkPassword(ctx, credentials);
  requireUsableAccount(user);
  if (user.status === 'pending') throw new ProblemError('approve-email');
  return user;
}

/** Checked after the password, so that these refusals do not reveal to strangers that the account exists. */
export function requireUsableAccount({ organization, roles, status }: User): void {
  if (organization?.isActive === false) {
    throw new ProblemError('organization-inactive', { organization: organization.name });
  }
  // Drivers who signed up with a social account or by a code finish confirming after sign-in.
  if (status === 'pending' && !roles.includes('applicant')) throw new ProblemError('approve-email');
}
