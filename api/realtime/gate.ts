import type { IncomingMessage } from 'node:http';

import type { ServerOptions } from 'socket.io';

/** A page needs one; somebody may have several open. */
export const MOST_SOCKETS = 10;

type Gate = Pick<ServerOptions, 'maxHttpBufferSize' | 'allowRequest'>;

/** Pages send next to nothing, and only our own pages do. */
export function socketGate(publicUrl: string): Gate {
  const own = new URL(publicUrl).host;
  return {
    maxHttpBufferSize: 16 * 1024,
    allowRequest: (request, decide) => {
      decide(null, isOwnPage(request, own));
    },
  };
}

/** A caller that is no browser sends no origin; the token is asked of everybody. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage, own: string): boolean {
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : undefined;
  return from !== undefined && (from === own || from === host);
}
