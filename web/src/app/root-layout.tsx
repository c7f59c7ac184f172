import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { rememberPage } from '../shared/last-page';
import { paths } from '../shared/paths';
import { Toasts } from '../shared/ui/toasts';
import { useSessionEnd } from './use-session-end';

/** What every page has around it. */
export function RootLayout() {
  useSessionEnd();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname !== paths.forbidden) rememberPage(pathname + search);
  }, [pathname, search]);
  return (
    <>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
