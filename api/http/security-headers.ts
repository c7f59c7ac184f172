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
  /** Whether invoices are paid in Stripe's fields, which come from its servers. */
  readonly hasStripe: boolean;
}

/** Browser features that no page of ours uses, so that injected code cannot use them either. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sources that Stripe.js needs: its script, the frames of its fields and of the bank's confirmation, and its API. */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const noSources: typeof stripeSources = { script: [], frame: [], connect: [] };

/** A payer signs in to the bank in a window of the field, which answers to it, and which must learn our origin. */
const forBankWindows = {
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin' },
} as const;

/** Responses contain personal data: neither browsers nor proxies may store them. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

export function securityHeaders({ publicUrl, indexHtml, mapTiles, hasStripe }: SecurityOptions): RequestHandler[] {
  const stripe = hasStripe ? stripeSources : noSources;
  const isSecure = publicUrl.startsWith('https:');
  const headers = helmet({
    strictTransportSecurity: isSecure,
    ...(hasStripe && forBankWindows),
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(indexHtml ?? ''), ...stripe.script],
        // antd adds style tags and style attributes at run time. Their hashes are not known in advance, and a nonce is
        // not possible for a page that is the same file for everyone. Text that users enter never becomes a style.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...(mapTiles === undefined ? [] : [tileOrigin(mapTiles)])],
        connectSrc: ["'self'", ...stripe.connect],
        frameSrc: ["'self'", 'blob:', ...stripe.frame],
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
