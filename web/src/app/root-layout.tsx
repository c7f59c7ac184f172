import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { rememberPage } from '#web/shared/last-page';
import { paths } from '#web/shared/paths';
import { ToastHost } from '#web/shared/ui/toast-host';
import { useKeptFocus } from './use-kept-focus';
import { useOfflineLinkGuard } from './use-offline-link-guard';
import { useSessionEnd } from './use-session-end';

/** The parts around every page. */
export function RootLayout() {
  useSessionEnd();
  useOfflineLinkGuard();
  useKeptFocus();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname !== paths.forbidden) rememberPage(pathname + search);
  }, [pathname, search]);
  return (
    <>
      <Outlet />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}
