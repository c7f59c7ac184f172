import type { Server } from 'socket.io';

import type { Db } from '#db/handle';
import { liveFamiliesAmong } from '#db/stores/session-store';

interface Watch {
  readonly io: Server;
  readonly db: Db;
  readonly now: () => Date;
  readonly everyMs: number;
  readonly end: (familyId: string) => void;
  readonly onError: (error: Error) => void;
}

/** A socket shows its token once: from time to time the sign-ins of all that are open are looked at again. */
export function watchSessions({ io, db, now, everyMs, end, onError }: Watch): { stop(): void } {
  const look = async (): Promise<void> => {
    const open = new Set([...io.sockets.sockets.values()].map((socket) => familyOf(socket.data)));
    open.delete('');
    if (open.size === 0) return;
    const live = new Set(await liveFamiliesAmong(db, [...open], now()));
    for (const familyId of open) if (!live.has(familyId)) end(familyId);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
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
