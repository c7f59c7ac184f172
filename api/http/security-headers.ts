import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { mayBeFramed } from '#domain/web-view/paths';
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
  /** The origin whose pages may show pages of drivers in a frame; none may if it is absent. */
  readonly webViewOrigin: string | undefined;
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

/** The pages that may show this one in a frame: our own, and for pages of drivers the configured origin. */
const frameAncestors = (path: string, webViewOrigin: string | undefined) =>
  webViewOrigin !== undefined && mayBeFramed(path) ? `'self' ${webViewOrigin}` : "'self'";

/** Browsers follow the policy; some old ones only know this header, which cannot name an origin. */
const allowFrame =
  (webViewOrigin: string | undefined): RequestHandler =>
  ({ path }, response, next) => {
    if (webViewOrigin !== undefined && mayBeFramed(path)) response.removeHeader('X-Frame-Options');
    next();
  };

export function securityHeaders(options: SecurityOptions): RequestHandler[] {
  const { publicUrl, indexHtml, mapTiles, hasStripe, webViewOrigin } = options;
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
        frameAncestors: [(request) => frameAncestors((request as Request).path, webViewOrigin)],
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
    allowFrame(webViewOrigin),
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
