import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';

/** A page in a frame, in the web view of an app, or opened by one. */
const mayHaveHost = () =>
  window.parent !== window ||
  ['ReactNativeWebView', 'webkit', 'gladhandAndroid'].some((name) => name in window) ||
  window.location.pathname.startsWith('/auth/tokenLogin/');

/** Connects the page with the app or page around it; for all other visitors, that code is not even loaded. */
export function connectHost(client: QueryClient, router: DataRouter) {
  if (!mayHaveHost()) return;
  import('#web/features/web-view/bridge/start-bridge').then(
    ({ startBridge }) => startBridge({ client, router }),
    () => undefined,
  );
}
