import type { Db } from '#db/core/handle';
import type { Actor } from '#domain/accounts/actor';
import { aSession } from '../builders/people';

export type SignIn = Awaited<ReturnType<typeof aSession>>;

/** Sends a request as someone, whose sign-in is undefined for a visitor. */
export type SendAs = <Answer extends { readonly code: string | undefined }>(
  actor: Actor | undefined,
  send: (signIn: SignIn | undefined) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Keeps one sign-in for each person: another one for each request would take half of the time. Some requests end
 * sign-ins, so a request that finds its own ended is sent again with a new one.
 */
export function keepSignIns(db: Db): SendAs {
  const kept = new Map<string, Promise<SignIn>>();
  const signInOf = (userId: string) => {
    const signIn = kept.get(userId) ?? aSession(db, userId);
    kept.set(userId, signIn);
    return signIn;
  };
  return async (actor, send) => {
    if (actor === undefined) return send(undefined);
    const answer = await send(await signInOf(actor.userId));
    if (answer.code !== 'session-expired') return answer;
    kept.delete(actor.userId);
    return send(await signInOf(actor.userId));
  };
}
