import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import type { HostMessage } from '#domain/web-view/messages';
import { isHostPath } from '#domain/web-view/paths';
import { applyAppearance } from '../token-login';
import { channelOf, nativeObject, outerPage } from './channel';
import { hostQuery } from './host-query';
import { readHost } from './inbox';
import type { Outbox } from './outbox';
import { createOutbox } from './outbox';
import { watchLinks } from './watch-links';
import { watchLiveEvents } from './watch-live-events';
import { watchPage } from './watch-page';

interface Page {
  readonly client: QueryClient;
  readonly router: DataRouter;
}

/** A host may load after the page, and misses the announcements before. */
const ANNOUNCE_MS = 1_000;
const ANNOUNCEMENTS = 60;

/** Only a page around this one needs an origin: the object of an app exists in that app alone. */
async function originOfHost(client: QueryClient): Promise<string | null> {
  if (nativeObject() !== undefined || outerPage() === undefined) return null;
  const host = await client.ensureQueryData(hostQuery()).catch(() => undefined);
  return host?.origin ?? null;
}

/** The page that a host asks for: parsed like in the browser, so that no form of a path leads to another area. */
function pageAt(path: string): string | undefined {
  const { origin } = window.location;
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.origin === origin && isHostPath(url.pathname) ? url.pathname + url.search + url.hash : undefined;
}

function announceUntilGreeted({ announce, isOpen }: Outbox): () => void {
  let left = ANNOUNCEMENTS;
  const timer = setInterval(() => {
    announce();
    left -= 1;
    if (left === 0 || isOpen()) clearInterval(timer);
  }, ANNOUNCE_MS);
  announce();
  return () => {
    clearInterval(timer);
  };
}

/**
 * Connects this page with the app or page around it (docs/web-view.md). Messages contain names, ids and paths, never a
 * token: the session comes by the single-use secret of the web view's URL. Returns a function that disconnects.
 */
export async function startBridge({ client, router }: Page): Promise<() => void> {
  let origin: string | null = null;
  const outbox = createOutbox(() => channelOf(origin));
  const stops = [watchPage(outbox, { client, router }), watchLiveEvents(outbox), watchLinks(outbox)];

  const act = async (message: HostMessage) => {
    if (message.type === 'hello') outbox.open();
    if (message.type === 'appearance') await applyAppearance(message);
    const page = message.type === 'open' ? pageAt(message.path) : undefined;
    if (page !== undefined) await router.navigate(page);
  };
  origin = await originOfHost(client);
  stops.push(
    readHost(origin, (message) => {
      void act(message);
    }),
    announceUntilGreeted(outbox),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
