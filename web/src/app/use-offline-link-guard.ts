import { useCallback, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataRouter } from 'react-router';
import { matchRoutes } from 'react-router';
import { AppRouterContext } from '#web/shared/app-router';
import { isOnline, useBackOnline } from '#web/shared/connection/online';
import { toast } from '#web/shared/ui/toasts';

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** Whether the code of the page at a URL is already loaded. Until its area is loaded, only the last route matches it. */
function isLoaded(router: DataRouter, path: string): boolean {
  const matches = matchRoutes(router.routes, path);
  return matches?.every(({ route }) => route.lazy === undefined && route.path !== '*') ?? true;
}

/** A page that was asked for without a network, and the page on which that was. */
interface Wish {
  to: string;
  from: string;
}

/**
 * While offline, keeps the current page and shows a message when the code of the linked page is not loaded. The page opens as
 * soon as the network is back, unless another one was opened in the meantime.
 */
export function useOfflineLinkGuard() {
  const router = useContext(AppRouterContext);
  const { t } = useTranslation();
  const wish = useRef<Wish | undefined>(undefined);
  useBackOnline(
    useCallback(() => {
      const wanted = wish.current;
      wish.current = undefined;
      if (wanted !== undefined && router?.state.location.key === wanted.from) void router.navigate(wanted.to);
    }, [router]),
  );
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      const link = linkOf(event);
      if (isOnline() || router === undefined || link === null || link.origin !== window.location.origin) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank') return;
      if (isLoaded(router, link.pathname)) return;
      event.preventDefault();
      wish.current = { to: `${link.pathname}${link.search}${link.hash}`, from: router.state.location.key };
      toast.error(t('connection.notOpened'));
    };
    // In the capture phase, before the link's own handler.
    document.addEventListener('click', guard, true);
    return () => {
      document.removeEventListener('click', guard, true);
    };
  }, [router, t]);
}
