import type { IncomingMessage } from 'node:http';

import type { ServerOptions } from 'socket.io';

import { countHandshakes, MAX_HANDSHAKES } from './handshakes';

/** A page needs one; a person may have several open. */
export const MAX_SOCKETS = 10;

type Gate = Pick<ServerOptions, 'maxHttpBufferSize' | 'allowRequest'>;

export interface GateOptions {
  readonly publicUrl: string;
  /** The caller's address, as the counters use it. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly maxHandshakes?: number | undefined;
}

/** Limits the size of messages, accepts our own pages only, and limits the handshakes of one address. */
export function socketGate({ publicUrl, addressOf, maxHandshakes = MAX_HANDSHAKES }: GateOptions): Gate {
  const own = new URL(publicUrl).host;
  const mayTry = countHandshakes(maxHandshakes);
  return {
    maxHttpBufferSize: 16 * 1024,
    allowRequest: (request, decide) => {
      decide(null, mayTry(addressOf(request)) && isOwnPage(request, own));
    },
  };
}

/** A caller that is not a browser sends no origin; every caller needs a token. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage, own: string): boolean {
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : undefined;
  return from !== undefined && (from === own || from === host);
}
