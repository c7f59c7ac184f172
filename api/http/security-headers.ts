import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { type MapTiles, tileOrigin } from '#platform/map-tiles';
import { CSP_REPORTS_PATH } from '../system/health/csp-reports';

const REPORT_GROUP = 'csp';

export interface SecurityOptions {
  /** The product's public URL; with https, the headers require HTTPS. */
  readonly publicUrl: string;
  /** The console's page, whose own inline scripts (the theme before first paint) are allowed by their hashes. */
  readonly indexHtml: string | undefined;
  /** The server of map tiles, whose pictures are allowed. */
  readonly mapTiles: Pick<MapTiles, 'url'> | undefined;
}

/** Browser features that no page of ours uses, so that injected code cannot use them either. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Responses contain personal data: neither browsers nor proxies may store them. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

export function securityHeaders({ publicUrl, indexHtml, mapTiles }: SecurityOptions): RequestHandler[] {
  const isSecure = publicUrl.startsWith('https:');
  const headers = helmet({
    strictTransportSecurity: isSecure,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(indexHtml ?? '')],
        // antd adds style tags and style attributes at run time. Their hashes are not known in advance, and a nonce is
        // not possible for a page that is the same file for everyone. Text that users enter never becomes a style.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...(mapTiles === undefined ? [] : [tileOrigin(mapTiles)])],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: isSecure ? [] : null,
        // Browsers support one or the other.
        reportUri: [CSP_REPORTS_PATH],
        reportTo: REPORT_GROUP,
      },
    },
  });
  return [
    headers,
    (_request, response, next) => {
      response.set('Permissions-Policy', permissions);
      response.set('Reporting-Endpoints', `${REPORT_GROUP}="${new URL(CSP_REPORTS_PATH, publicUrl).href}"`);
      next();
    },
  ];
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html
    .split('</script>')
    .slice(0, -1)
    .map((text) => text.slice(text.indexOf('<script')));
  return scripts
    .map((script) => [script.slice(0, script.indexOf('>')), script.slice(script.indexOf('>') + 1)] as const)
    .filter(([tag]) => !tag.includes(' src='))
    .map(([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
