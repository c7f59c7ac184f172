import { logAccesses } from '#db/accounts/access-log-store';
import type { SignedIn } from './command';

/** Lists with drivers' names that can be exported. */
export type ExportedList = 'stalled' | 'report' | 'requirements';

/**
 * Logs the drivers in an export before their rows are sent, so that each driver can see it
 * (docs/requirements.md#access-log). Each driver is logged once per file.
 */
export function exportLog({ db, actor, now }: SignedIn, about: ExportedList) {
  const written = new Set<string>();
  return async (driverIds: readonly (string | null)[]): Promise<void> => {
    const fresh = [...new Set(driverIds)].filter((id): id is string => id !== null && !written.has(id));
    for (const id of fresh) written.add(id);
    const organizationId = actor.organizationId ?? null;
    const access = { actorId: actor.userId, organizationId, action: 'export', about, at: now() } as const;
    await logAccesses(
      db,
      fresh.map((subjectDriverId) => ({ ...access, subjectDriverId })),
    );
  };
}
