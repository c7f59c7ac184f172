import { resolve } from 'node:path';

import express, { Router, type Response } from 'express';

import { ProblemError } from '#domain/problems';

const assetMaxAge = '1y';
/** Extensions of files: a page under such a path would hide that the file is missing. */
const fileName = /\.(css|ico|js|json|map|png|svg|txt|webmanifest|woff2?)$/;

/** The built console: hashed assets with permanent caching, and its page for every path that is a page. */
export function webConsole(webDir: string): Router {
  const root = resolve(webDir);
  const router = Router();
  // A hashed name identifies one content; a missing one belongs to an older build and must not become a page.
  router.use(
    '/assets',
    express.static(`${root}/assets`, { immutable: true, maxAge: assetMaxAge, index: false }),
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
