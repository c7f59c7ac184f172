import type { IncomingMessage } from 'node:http';

import type { Express, Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * The caller's address of a request that Express does not handle, read as Express reads it: forwarded addresses count
 * only from trusted proxies.
 */
export const callerAddress =
  (app: Express) =>
  ({ headers, socket }: IncomingMessage): string => {
    const request = Object.assign(Object.create(app.request) as Request, { headers, socket });
    return ipKeyGenerator(request.ip ?? 'unknown');
  };
