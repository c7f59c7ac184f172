import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { fetchCode } from '#web/shared/connection/fetch-code';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';
import type { TextFile } from '#web/shared/i18n/languages';

/** A page whose code and texts are fetched together when it is first visited. */
export const lazyPage =
  (load: () => Promise<ComponentType>, namespaces: readonly TextFile[]) =>
  async (): Promise<{ Component: ComponentType }> => {
    const loadAll = async () => {
      const [Component] = await Promise.all([load(), loadTexts(namespaces)]);
      return Component;
    };
    // The router keeps the first result, so the component shown in place of missing code requests it again.
    return { Component: await fetchCode(loadAll).catch((reason: unknown) => lazyComponent(loadAll, { reason })) };
  };

export const page = (
  path: string,
  load: () => Promise<ComponentType>,
  namespaces: readonly TextFile[],
): RouteObject => ({ path, lazy: lazyPage(load, namespaces) });

/** A URL that only redirects; its element is never shown. */
export const redirectsTo = (target: string) => ({ loader: () => redirect(target), element: null });
