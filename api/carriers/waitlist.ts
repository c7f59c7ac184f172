import { joinWaitlist } from '#db/carriers/driver-waitlist-store';
import type { JoinWaitlist } from '#domain/carriers/schema';
import type { RouteContext } from '../http/context';
import { limitSubmissions } from './address-limit';

/** Adds a contact to the waitlist of a state: one email goes out when the state is served. */
export async function joinStateWaitlist(ctx: RouteContext, entry: JoinWaitlist): Promise<void> {
  await limitSubmissions(ctx, 'waitlist');
  await joinWaitlist(ctx.db, entry, ctx.now());
}
