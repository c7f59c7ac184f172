import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { App } from '#web/app/app';
import { createRouting } from '#web/app/router';
import { nativeControls } from '#web/shared/controls/native/native-controls';
import { ControlsContext } from '#web/shared/controls/use-controls';
import { createQueryClient } from '#web/shared/http/query-client';
import { i18n, loadProblemTexts, startI18n } from '#web/shared/i18n/i18n';
import { NAMESPACES } from '#web/shared/i18n/languages';
import { clearPages } from '#web/shared/last-page';
import type { CurrentUser } from '#web/shared/session/current-user';
import { session } from '#web/shared/session/session-store';
import { MessageTime } from '#web/shared/ui/toast-host';
import { dismissToast, shownToasts } from '#web/shared/ui/toasts';
import { anAgreementSummary } from './agreements';
import { FakeApi, ok, refusal } from './fake-api';

/** On a busy machine, a message can be gone before a test looks for it. */
const READING_MS = 120_000;

/** Retries are for outages of real networks; here they would only delay a refusal. */
function quickClient() {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false, gcTime: Infinity } });
  return client;
}

function standIn(user: CurrentUser | undefined): FakeApi {
  const api = new FakeApi()
    .on('GET', '/api/demo', ok({ demo: false, isArriving: false, logins: [] }))
    .on('GET', '/api/auth/social', ok({ providers: [] }))
    .on('POST', '/api/user/timezone', ok())
    .on('GET', '/api/user/session', ok({ idleSeconds: 1_800, absoluteSeconds: 43_200 }));
  if (user === undefined) return api.on('POST', '/api/auth/refresh', refusal(401, 'not-signed-in'));
  window.localStorage.setItem('gladhand.signedIn', '1');
  return api
    .on('POST', '/api/auth/refresh', ok({ accessToken: 'token-1', expiresAt: '2099-01-01T00:00:00.000Z', user }))
    .on('GET', '/api/user', ok(user))
    .on('GET', '/api/driver/verifications', ok({ data: [] }))
    .on('GET', '/api/business/driver/{driverId}/verifications', ok({ data: [] }))
    .on('GET', '/api/note/business/members', ok({ data: [] }))
    .on('GET', '/api/note/business/mentions', ok({ data: [], count: 0, unread: 0 }))
    .on('GET', '/api/note/business/driver/{driverId}', ok({ data: [], count: 0 }))
    .on('GET', '/api/message-templates', ok({ data: [] }))
    .on('GET', '/api/adverse-actions', ok({ data: [] }))
    .on('GET', '/api/prices', ok({ data: [], trialEndsOn: null, isTrial: false }))
    .on('GET', '/api/business/agreement/summary', ok(anAgreementSummary()));
}

let started: Promise<void> | undefined;
let loaded: Promise<void> | undefined;

/** Starts the texts once for all tests of a file: only English has any. */
function startTexts(): Promise<void> {
  started ??= startI18n().then(loadProblemTexts);
  return started;
}

function loadAllTexts(): Promise<void> {
  loaded ??= startTexts().then(() => i18n.loadNamespaces(NAMESPACES));
  return loaded;
}

/** Resets the page and the session between tests. */
export function freshBrowser() {
  cleanup();
  // They outlive a page; a stale "Undo" would be found by the next test.
  for (const { id } of shownToasts()) dismissToast(id);
  session.reset();
  clearPages();
  window.localStorage.clear();
  window.sessionStorage.clear();
}

interface AppOptions {
  user?: CurrentUser;
  /** Adds the routes of the fake API that this page calls. */
  api?: (api: FakeApi) => FakeApi;
}

/** Renders the real routes at a URL, as the signed-in person, against a fake network. */
export async function renderApp(address: string, { user, api: extend = (api) => api }: AppOptions = {}) {
  const api = extend(standIn(user));
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  await loadAllTexts();
  const client = quickClient();
  const { routes, ...options } = createRouting(client);
  const router = createMemoryRouter(routes, { ...options, initialEntries: [address] });
  const screen = render(
    <ControlsContext value={nativeControls}>
      <MessageTime value={READING_MS}>
        <App client={client} router={router} />
      </MessageTime>
    </ControlsContext>,
  );
  return { api, client, router, screen, browser: userEvent.setup() };
}

/** Renders one shared component inside the app's providers. */
export async function renderPart(part: ReactNode) {
  await startTexts();
  return mount(part);
}

/** The same for a component that calls the API and has its own locale texts. */
export async function renderPartWith(part: ReactNode, extend: (api: FakeApi) => FakeApi) {
  const api = extend(standIn(undefined));
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  await loadAllTexts();
  return { api, ...mount(part) };
}

function mount(part: ReactNode) {
  const client = quickClient();
  const router = createMemoryRouter([{ path: '*', element: part }]);
  const screen = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { client, router, screen, browser: userEvent.setup() };
}
