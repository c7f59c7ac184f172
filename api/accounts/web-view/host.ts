import type { WebViewHost } from '#domain/accounts/web-view/schema';
import type { RouteContext } from '../../http/context';

type Context = Pick<RouteContext, 'demoLoginsFile' | 'publicUrl' | 'request' | 'webViewOrigin'>;

/** The configured origin. A demo has a page of its own that shows the product in a frame, so there it is the demo's. */
export function readHost({ demoLoginsFile, publicUrl, request, webViewOrigin }: Context): WebViewHost {
  if (webViewOrigin !== undefined || demoLoginsFile === undefined) return { origin: webViewOrigin ?? null };
  const own = new URL(publicUrl);
  // A demo is opened as localhost, too.
  return { origin: `${own.protocol}//${request.get('host') ?? own.host}` };
}
