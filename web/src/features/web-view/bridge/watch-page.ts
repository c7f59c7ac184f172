import type { QueryClient } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { isHostPath } from '#domain/web-view/paths';
import { applicationQuery } from '#web/entities/driver/application';
import { onFileSent } from '#web/entities/driver-files/uploads';
import { currentUserQuery } from '#web/shared/session/current-user';
import { session } from '#web/shared/session/session-store';
import type { Outbox } from './outbox';

type Stop = () => void;

/** Calls the listener with the cached data of a query, now and whenever it changes. */
function watchData(client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }, listener: Stop): Stop {
  const hash = hashKey(queryKey);
  listener();
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash) listener();
  });
}

function watchSession(client: QueryClient, { post }: Outbox): Stop {
  let reported: string | undefined;
  const stop = watchData(client, currentUserQuery(), () => {
    const user = client.getQueryData(currentUserQuery().queryKey);
    if (user === undefined || user._id === reported) return;
    reported = user._id;
    post('signedIn', { userId: user._id, roles: user.roles });
  });
  const stopEnd = session.onEnd((reason) => {
    reported = undefined;
    post('signedOut', { reason });
  });
  return () => {
    stop();
    stopEnd();
  };
}

/** The documents that the driver has to send: each is reported once, and again when it is requested again. */
function watchDocuments(client: QueryClient, { post }: Outbox): Stop {
  let reported: readonly string[] = [];
  return watchData(client, applicationQuery(), () => {
    const { documents = [] } = client.getQueryData(applicationQuery().queryKey) ?? {};
    const needed = documents.filter(({ status }) => status === 'requested' || status === 'rejected');
    for (const { document, status } of needed) {
      if (!reported.includes(document)) post('documentNeeded', { type: document, isRejected: status === 'rejected' });
    }
    reported = needed.map(({ document }) => document);
  });
}

function watchRoute(router: DataRouter, { post }: Outbox): Stop {
  let reported: string | undefined;
  const report = () => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.pathname === reported) return;
    reported = location.pathname;
    if (isHostPath(reported)) post('route', { path: reported });
  };
  report();
  return router.subscribe(report);
}

/** Theme and language are attributes of the page, whatever changes them. */
function watchAppearance({ post }: Outbox): Stop {
  const root = document.documentElement;
  const reported = { theme: root.dataset.theme, language: root.lang };
  const observer = new MutationObserver(() => {
    const { theme } = root.dataset;
    if (theme !== reported.theme && (theme === 'light' || theme === 'dark')) post('themeChanged', { theme });
    if (root.lang !== reported.language) post('languageChanged', { language: root.lang });
    Object.assign(reported, { theme, language: root.lang });
  });
  observer.observe(root, { attributeFilter: ['data-theme', 'lang'] });
  return () => {
    observer.disconnect();
  };
}

/** Reports to the host what happens on this page; returns a function that stops this. */
export function watchPage(outbox: Outbox, { client, router }: { client: QueryClient; router: DataRouter }): Stop {
  const stops = [
    watchSession(client, outbox),
    watchDocuments(client, outbox),
    watchRoute(router, outbox),
    watchAppearance(outbox),
    onFileSent((type) => {
      outbox.post('upload', { type });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
