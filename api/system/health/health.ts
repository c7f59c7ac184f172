import { Router } from 'express';
import type { ApiDeps, Readiness } from '../../deps';

/**
 * `/healthz` and `/api/health`: the process responds. `/readyz`: its dependencies also respond; the body lists each.
 */
export function healthChecks({ readiness }: Pick<ApiDeps, 'readiness'>): Router {
  const router = Router();
  router.get(['/healthz', '/api/health'], (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const [database, temporal, worker] = await Promise.all([
      isReady(readiness, 'database'),
      isReady(readiness, 'temporal'),
      isReady(readiness, 'worker'),
    ]);
    response.status(database && temporal && worker ? 200 : 503).json({ database, temporal, worker });
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
