import { Router } from 'express';
import type { ApiDeps, Readiness } from '../../deps';

const parts = ['database', 'temporal', 'worker', 'loop', 'pool'] as const satisfies readonly (keyof Readiness)[];

/**
 * `/healthz` and `/api/health`: the process responds, and has threads to work with. `/readyz`: nothing has blocked it, and
 * its dependencies also respond; the body lists each.
 */
export function healthChecks({ readiness }: Pick<ApiDeps, 'readiness'>): Router {
  const router = Router();
  router.get(['/healthz', '/api/health'], async (_request, response) => {
    const isHealthy = await isReady(readiness, 'pool');
    response.status(isHealthy ? 200 : 503).json({ status: isHealthy ? 'ok' : 'no-free-thread' });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = await Promise.all(parts.map((part) => isReady(readiness, part)));
    const body = Object.fromEntries(parts.map((part, at) => [part, ready[at]]));
    response.status(ready.every(Boolean) ? 200 : 503).json(body);
  });
  return router;
}

async function isReady(readiness: Readiness, part: keyof Readiness): Promise<boolean> {
  try {
    await readiness[part]();
    return true;
  } catch {
    return false;
  }
}
