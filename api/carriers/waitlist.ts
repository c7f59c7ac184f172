import { joinWaitlist } from '#db/stores/driver-waitlist-store';
import type { JoinWaitlist } from '#domain/carriers/schema';

import type { RouteContext } from '../http/context';
import { limitSubmissions } from './address-limit';

/** The contact to notify when the driver's state is served; not contacted before that. */
export async function joinStateWaitlist(ctx: RouteContext, entry: JoinWaitlist): Promise<void> {
  await limitSubmissions(ctx, 'waitlist');
  await joinWaitlist(ctx.db, entry, ctx.now());
}
