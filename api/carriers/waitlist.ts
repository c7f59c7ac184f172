import { joinWaitlist } from '#db/stores/driver-waitlist-store';
import type { JoinWaitlist } from '#domain/carriers/schema';

import type { RouteContext } from '../http/context';
import { requireFewFrom } from './address-limit';

/** Whom to write to when his state is served. Nobody is written to before that. */
export async function waitForState(ctx: RouteContext, wish: JoinWaitlist): Promise<void> {
  await requireFewFrom(ctx, 'waitlist');
  await joinWaitlist(ctx.db, wish, ctx.now());
}
