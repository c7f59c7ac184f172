import { Router } from 'express';
import { DAY_MS } from '#domain/shared/durations';
import type { ApiDeps } from '../../deps';

const YEAR_MS = 365 * DAY_MS;

/** The address for vulnerability reports (RFC 9116); 404 until the operator configures a support address. */
export function securityTxt({ support, publicUrl, now }: Pick<ApiDeps, 'support' | 'publicUrl' | 'now'>): Router {
  const router = Router();
  const path = '/.well-known/security.txt';
  router.get(path, (_request, response, next) => {
    if (support.email === undefined) {
      next();
      return;
    }
    const expires = new Date(now().getTime() + YEAR_MS).toISOString();
    const lines = [
      `Contact: mailto:${support.email}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL(path, publicUrl).href}`,
    ];
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  return router;
}
