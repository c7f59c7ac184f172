import { logAccessOnce, REPEAT_VIEW_MS } from '#db/accounts/access-log-store';
import type { SignedIn } from './command';

/** Records that the caller opened a driver's record; repeated views within a short time count as one. */
export const logView = ({ db, actor, now }: SignedIn, driverId: string): Promise<void> =>
  logAccessOnce(
    db,
    { actorId: actor.userId, organizationId: null, subjectDriverId: driverId, at: now(), action: 'driver-record' },
    REPEAT_VIEW_MS,
  );
