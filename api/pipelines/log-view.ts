import { logAccessOnce, REPEAT_VIEW_MS } from '#db/accounts/access-log-store';
import { isDriver } from '#domain/accounts/actor';
import type { SignedIn } from './command';

/** Records that the caller opened another person's record; repeated views within a short time count as one. */
export async function logView({ db, actor, now }: SignedIn, driverId: string): Promise<void> {
  if (isDriver(actor)) return;
  const access = { actorId: actor.userId, organizationId: actor.organizationId ?? null, subjectDriverId: driverId };
  await logAccessOnce(db, { ...access, at: now(), action: 'driver-record' }, REPEAT_VIEW_MS);
}
