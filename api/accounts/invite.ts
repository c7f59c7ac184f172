import { recordAudit } from '#db/accounts/audit-store';
import { createLink } from '#db/accounts/link-store';
import { insertUser } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { Position, Role } from '#domain/accounts/roles';
import type { InvitedAs } from '#domain/messages/account-messages';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../http/context';
import { deviceOf } from './sessions';

/** A person who gets an account without signing up: a carrier's staff or operations. */
export interface Invitee {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  /** Set for a carrier's staff; absent for operations. */
  readonly position?: Position;
  readonly organizationId?: string;
  /** The sender of the invitation, as named in the email. */
  readonly organizationName: string;
  readonly invitedAs: InvitedAs;
  readonly invitedBy: string;
}

/** The facts of an invitation's email. */
export type Invited = Pick<Invitee, 'userId' | 'email' | 'firstName' | 'organizationName' | 'invitedAs'>;

type Ctx = Pick<RouteContext, 'sealer' | 'publicUrl' | 'now' | 'request'>;

/** Creates the account. It can be used once the invitee has opened the emailed link and set a password. */
export async function invite(trx: Transaction, ctx: Ctx, invitee: Invitee): Promise<void> {
  if ((await trx('users').whereRaw('lower(email) = lower(?)', [invitee.email]).first('id')) !== undefined) {
    throw new ProblemError('email-taken');
  }
  await inviteNewAddress(trx, ctx, invitee);
}

/** The same, for an address that is known to have no account. */
export async function inviteNewAddress(trx: Transaction, ctx: Ctx, invitee: Invitee): Promise<void> {
  const { userId, organizationName: _, invitedAs: __, invitedBy: actorId, ...person } = invitee;
  await insertUser(trx, { id: userId, ...person });
  await recordAudit(trx, { userId, actorId, kind: 'invited', ...deviceOf(ctx.request), at: ctx.now() });
  await emailInvitation(trx, ctx, invitee);
}

/** Emails a new link; the previous one no longer works. */
export async function emailInvitation(
  trx: Transaction,
  { sealer, publicUrl, now }: Ctx,
  { userId, email, firstName, organizationName, invitedAs }: Invited,
): Promise<void> {
  const token = await createLink(trx, { userId, email, purpose: 'invitation', now: now() });
  await queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: email,
    userId,
    template: 'invitation',
    params: { firstName, organization: organizationName, link: confirmationLink(publicUrl, token), as: invitedAs },
  });
}

/** The page that confirms an account and requests a password if there is none. */
export const confirmationLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/auth/confirm?${new URLSearchParams({ accessToken: token }).toString()}`;
