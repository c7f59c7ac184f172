import type { Db } from '#db/handle';
import { newId } from '#platform/ids';

export interface Access {
  readonly actorId: string;
  readonly organizationId: string | null;
  readonly subjectDriverId: string;
  readonly action: 'driver-profile';
  readonly at: Date;
}

/** Writes down who read what of a driver (architecture page, section 7); the driver can see it. */
export async function logAccess(db: Db, access: Access): Promise<void> {
  await db('access_log').insert({
    id: newId(),
    actor_id: access.actorId,
    organization_id: access.organizationId,
    subject_driver_id: access.subjectDriverId,
    action: access.action,
    at: access.at.toISOString(),
  });
}
