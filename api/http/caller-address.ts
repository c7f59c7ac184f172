import type { IncomingMessage } from 'node:http';
import type { Express, Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * The caller's IP address for a request that Express does not handle, read as Express does: forwarded addresses count
 * only from trusted proxies.
 */
export const callerAddress =
  (app: Express) =>
  ({ headers, socket }: IncomingMessage): string => {
    const request = Object.assign(Object.create(app.request) as Request, { headers, socket });
    return ipKeyGenerator(request.ip ?? 'unknown');
  };
