import type { Response } from 'express';

/** The client closed the connection before the response was sent; nobody waits for a result or an error. */
export class ClientGoneError extends Error {
  constructor() {
    super('The client closed the connection');
    this.name = 'ClientGoneError';
  }
}

/** Aborts once the client closes the connection before the response is sent, so that costly work for it can stop. */
export function clientSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  const abort = (): void => {
    if (!response.writableFinished) gone.abort(new ClientGoneError());
  };
  // The connection may already be closed, and then there is no event.
  if (response.closed) abort();
  else response.once('close', abort);
  return gone.signal;
}
