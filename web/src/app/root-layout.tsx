import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '../shared/ui/toasts';
import { useSessionEnd } from './use-session-end';

/** What every page has around it. */
export function RootLayout() {
  useSessionEnd();
  return (
    <>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
