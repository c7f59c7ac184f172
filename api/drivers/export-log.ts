import { logAccesses } from '#db/stores/access-log-store';

import type { SignedIn } from '../driver-pipelines/command';

/** Lists that leave as a file with drivers' names in them. */
export type ExportedList = 'stalled' | 'report';

/**
 * Writes down whose lines leave in a file, before they do (architecture page, section 7: every export is a line that the
 * driver can see). Each driver once, however many lines of the file are about him.
 */
export function exportLog({ db, actor, now }: SignedIn, about: ExportedList) {
  const written = new Set<string>();
  return async (driverIds: readonly (string | null)[]): Promise<void> => {
    const fresh = [...new Set(driverIds)].filter((id): id is string => id !== null && !written.has(id));
    for (const id of fresh) written.add(id);
    const access = { actorId: actor.userId, organizationId: null, action: 'export', about, at: now() } as const;
    await logAccesses(
      db,
      fresh.map((subjectDriverId) => ({ ...access, subjectDriverId })),
    );
  };
}
