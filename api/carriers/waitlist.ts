import { joinWaitlist } from '#db/stores/driver-waitlist-store';
import type { JoinWaitlist } from '#domain/carriers/schema';

import type { RouteContext } from '../http/context';
import { requireFewFrom } from './address-limit';

/** The contact to notify when the driver's state is served; not contacted before that. */
export async function waitForState(ctx: RouteContext, wish: JoinWaitlist): Promise<void> {
  await requireFewFrom(ctx, 'waitlist');
  await joinWaitlist(ctx.db, wish, ctx.now());
}
