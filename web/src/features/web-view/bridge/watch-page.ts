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
  let told: string | undefined;
  const stop = watchData(client, currentUserQuery(), () => {
    const user = client.getQueryData(currentUserQuery().queryKey);
    if (user === undefined || user._id === told) return;
    told = user._id;
    post('signedIn', { userId: user._id, roles: user.roles });
  });
  const stopEnd = session.onEnd((reason) => {
    told = undefined;
    post('signedOut', { reason });
  });
  return () => {
    stop();
    stopEnd();
  };
}

/** The documents that the driver has to send: each is told once, and again when it is asked for anew. */
function watchDocuments(client: QueryClient, { post }: Outbox): Stop {
  let told: readonly string[] = [];
  return watchData(client, applicationQuery(), () => {
    const { documents = [] } = client.getQueryData(applicationQuery().queryKey) ?? {};
    const needed = documents.filter(({ status }) => status === 'requested' || status === 'rejected');
    for (const { document, status } of needed) {
      if (!told.includes(document)) post('documentNeeded', { type: document, isRejected: status === 'rejected' });
    }
    told = needed.map(({ document }) => document);
  });
}

function watchRoute(router: DataRouter, { post }: Outbox): Stop {
  let told: string | undefined;
  const tell = () => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.pathname === told) return;
    told = location.pathname;
    if (isHostPath(told)) post('route', { path: told });
  };
  tell();
  return router.subscribe(tell);
}

/** Theme and language are attributes of the page, whoever changes them. */
function watchAppearance({ post }: Outbox): Stop {
  const root = document.documentElement;
  const told = { theme: root.dataset.theme, language: root.lang };
  const observer = new MutationObserver(() => {
    const { theme } = root.dataset;
    if (theme !== told.theme && (theme === 'light' || theme === 'dark')) post('themeChanged', { theme });
    if (root.lang !== told.language) post('languageChanged', { language: root.lang });
    Object.assign(told, { theme, language: root.lang });
  });
  observer.observe(root, { attributeFilter: ['data-theme', 'lang'] });
  return () => {
    observer.disconnect();
  };
}

/** Tells the host what happens on this page; returns a function that stops this. */
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
