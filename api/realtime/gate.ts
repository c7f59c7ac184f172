import type { IncomingMessage } from 'node:http';
import type { ServerOptions } from 'socket.io';
import { countHandshakes, MAX_HANDSHAKES } from './handshakes';

/** A page needs one; a user may have several pages open. */
export const MAX_SOCKETS = 10;

type Gate = Pick<ServerOptions, 'maxHttpBufferSize' | 'allowRequest'>;

export interface GateOptions {
  readonly publicUrl: string;
  /** The caller's IP address, in the form that the counters use. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly maxHandshakes?: number | undefined;
}

/** Limits the message size and the handshakes of one IP address, and accepts our own pages only. */
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

/** A client that is not a browser sends no origin; every client needs a token. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage, own: string): boolean {
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : undefined;
  return from !== undefined && (from === own || from === host);
}
