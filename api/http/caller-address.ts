import type { IncomingMessage } from 'node:http';

import type { Express, Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The address of a caller who does not come through Express, as Express reads it: what trusted proxies pass on counts. */
export const callerAddress =
  (app: Express) =>
  ({ headers, socket }: IncomingMessage): string => {
    const request = Object.assign(Object.create(app.request) as Request, { headers, socket });
    return ipKeyGenerator(request.ip ?? 'unknown');
  };
