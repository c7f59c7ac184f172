import { resolve } from 'node:path';
import express, { type Response, Router } from 'express';
import { ProblemError } from '#domain/problems';

const ASSET_MAX_AGE = '1y';
/** File extensions: for a missing file, the console's page would hide that it is missing. */
const fileName = /\.(css|ico|js|json|map|png|svg|txt|webmanifest|woff2?)$/;

/** Serves the built console: hashed assets with permanent caching, and the console's page for every other path. */
export function webConsole(webDir: string): Router {
  const root = resolve(webDir);
  const router = Router();
  // A hashed name identifies its content; a missing one belongs to an older build and must not become a page.
  router.use(
    '/assets',
    express.static(`${root}/assets`, { immutable: true, maxAge: ASSET_MAX_AGE, index: false }),
    () => {
      throw new ProblemError('not-found');
    },
  );
  router.use(express.static(root, { index: false, setHeaders: requireRevalidation }));
  router.get('/{*path}', (request, response, next) => {
    if (request.accepts('html') === false || fileName.test(request.path)) {
      next();
      return;
    }
    requireRevalidation(response);
    response.sendFile('index.html', { root });
  });
  return router;
}

function requireRevalidation(response: Response): void {
  response.set('Cache-Control', 'no-cache');
}
