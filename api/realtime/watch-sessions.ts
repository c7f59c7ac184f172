import type { Server } from 'socket.io';
import { findActiveFamilies } from '#db/accounts/session-store';
import type { Db } from '#db/core/handle';
import type { SessionEndReason } from '#domain/accounts/session-ends';
import { endIfExpired } from '../accounts/end-expired';

interface Watch {
  readonly io: Server;
  readonly db: Db;
  readonly now: () => Date;
  readonly everyMs: number;
  readonly end: (familyId: string, why?: SessionEndReason) => void;
  readonly onError: (error: Error) => void;
}

/** Checks the sign-ins of all open sockets periodically, because a socket presents its token only once. */
export function watchSessions({ io, db, now, everyMs, end, onError }: Watch): { stop(): void } {
  const check = async (): Promise<void> => {
    const open = new Set([...io.sockets.sockets.values()].map((socket) => familyOf(socket.data)));
    open.delete('');
    if (open.size === 0) return;
    const at = now();
    const active = new Map(
      (await findActiveFamilies(db, { familyIds: [...open] }, at)).map((family) => [family.familyId, family]),
    );
    for (const familyId of open) {
      const family = active.get(familyId);
      const why = family && (await endIfExpired(db, family, at));
      if (family === undefined || why !== undefined) end(familyId, why);
    }
  };
  const timer = setInterval(() => {
    check().catch((error: unknown) => {
      onError(error instanceof Error ? error : new Error(String(error)));
    });
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
    },
  };
}

function familyOf(data: unknown): string {
  const familyId = typeof data === 'object' && data !== null && 'familyId' in data ? data.familyId : undefined;
  return typeof familyId === 'string' ? familyId : '';
}
