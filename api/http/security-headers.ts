import { createHash } from 'node:crypto';

import helmet from 'helmet';

export interface SecurityOptions {
  /** What people type into the browser; HTTPS is only insisted on where it is there. */
  readonly publicUrl: string;
  /** The console's page, whose own inline scripts (the theme before first paint) are allowed by their hash. */
  readonly indexHtml: string | undefined;
}

export function securityHeaders({ publicUrl, indexHtml }: SecurityOptions) {
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
    strictTransportSecurity: isSecure,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(indexHtml ?? '')],
        // antd puts its styles into the page as style tags while it runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
  });
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
