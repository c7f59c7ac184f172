import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { parseAsString, useQueryState } from 'nuqs';
import { useReducer } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { QueryStateAdapter } from '#web/app/query-state-adapter';
import { AppRouterContext } from '#web/shared/app-router';
import { useHistoryText } from '#web/shared/form/use-history-text';

/** The last change of a filter: resolved when it was written to the URL, or dropped. */
let lastChange: Promise<unknown> | undefined;

/** A filter that is independent of the others on its page. */
function Filter({ name, label = name }: { name: string; label?: string }) {
  const [value, setValue] = useQueryState(name, parseAsString.withDefault(''));
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  return (
    <>
      <label>
        {label}
        <input
          value={value}
          onChange={({ target }) => {
            lastChange = setValue(target.value);
          }}
        />
      </label>
      <button type="button" onClick={drawAgain}>
        Draw {label} again
      </button>
    </>
  );
}

/** A filter that names a person: it is in the state of the history. */
function Name() {
  const [name, setName] = useHistoryText('name');
  return (
    <label>
      name
      <input
        value={name}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
    </label>
  );
}

const Page = () => (
  <>
    <Name />
    <Filter name="owner" />
    <Filter name="stage" />
    <Filter name="owner" label="the same owner" />
    <Link to="?view=mine">My view</Link>
    <Link to="/elsewhere">Elsewhere</Link>
  </>
);

const Layout = () => (
  <QueryStateAdapter>
    <Outlet />
  </QueryStateAdapter>
);

/** A gate before every page: while it is closed, navigations are pending. */
function createGate() {
  let waiting: (() => void)[] = [];
  let isShut = false;
  return {
    pass: () =>
      isShut
        ? new Promise<null>((resolve) =>
            waiting.push(() => {
              resolve(null);
            }),
          )
        : null,
    shut: () => {
      isShut = true;
    },
    open: () => {
      isShut = false;
      for (const go of waiting) go();
      waiting = [];
    },
  };
}

let gate = createGate();

async function openPage() {
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        HydrateFallback: () => null,
        children: [
          { path: '/list', loader: gate.pass, element: <Page /> },
          { path: '/elsewhere', loader: gate.pass, element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: ['/list'] },
  );
  const screen = render(
    <AppRouterContext value={router}>
      <RouterProvider router={router} />
    </AppRouterContext>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  await screen.findByRole('textbox', { name: 'owner' });
  const isNavigating = () =>
    waitFor(() => {
      expect(router.state.navigation.state).toBe('loading');
    });
  const finishNavigation = async () => {
    act(gate.open);
    await waitFor(() => {
      expect(router.state.navigation.state).toBe('idle');
    });
  };
  return { router, screen, browser: userEvent.setup(), field, isNavigating, finishNavigation };
}

beforeEach(() => {
  gate = createGate();
});
afterEach(cleanup);

describe('filters in the URL', () => {
  it('keeps a filter that changes while the change of another is pending', async () => {
    const { router, browser, field, isNavigating, finishNavigation } = await openPage();
    gate.shut();
    await browser.type(field('owner'), 'a');
    await isNavigating();

    await browser.type(field('stage'), 'b');
    await waitFor(() => {
      expect(router.state.navigation.location?.search).toContain('stage=b');
    });
    await finishNavigation();

    await waitFor(() => expect(router.state.location.search).toBe('?owner=a&stage=b'));
    expect(field('owner')).toHaveValue('a');
    expect(field('stage')).toHaveValue('b');
  });

  it.each([
    ['owner', 'name'],
    ['name', 'owner'],
  ])('keeps %s in its place while %s changes too, though one is in the URL and one is not', async (first, second) => {
    const { router, browser, field, isNavigating, finishNavigation } = await openPage();
    gate.shut();
    await browser.type(field(first), 'a');
    await isNavigating();
    await browser.type(field(second), 'a');
    await waitFor(() => {
      expect(router.state.navigation.location).toMatchObject({ search: '?owner=a', state: { name: 'a' } });
    });
    await finishNavigation();

    expect(router.state.location).toMatchObject({ search: '?owner=a', state: { name: 'a' } });
    expect(field('owner')).toHaveValue('a');
    expect(field('name')).toHaveValue('a');
  });

  it('keeps both a link and a filter that change at the same time', async () => {
    const { router, screen, field } = await openPage();

    fireEvent.click(screen.getByRole('link', { name: 'My view' }));
    fireEvent.change(field('owner'), { target: { value: 'a' } });

    await waitFor(() => {
      expect(router.state.location.search).toBe('?view=mine&owner=a');
    });
    expect(field('owner')).toHaveValue('a');
  });

  it('shows the typed text, even if it renders again before the URL changes', async () => {
    const { screen, browser, field, isNavigating, finishNavigation } = await openPage();
    gate.shut();
    await browser.type(field('owner'), 'a');
    await isNavigating();

    await browser.click(screen.getByRole('button', { name: 'Draw the same owner again' }));
    expect(field('the same owner')).toHaveValue('a');
    await browser.type(field('the same owner'), 'b');
    await browser.click(screen.getByRole('button', { name: 'Draw owner again' }));
    expect(field('owner')).toHaveValue('ab');
    await finishNavigation();

    expect(field('owner')).toHaveValue('ab');
  });

  it('keeps the history entry of a link when a filter changes during the navigation', async () => {
    const { router, screen, browser, field, isNavigating, finishNavigation } = await openPage();
    gate.shut();
    await browser.click(screen.getByRole('link', { name: 'My view' }));
    await isNavigating();
    await browser.type(field('stage'), 'b');
    await waitFor(() => {
      expect(router.state.navigation.location?.search).toBe('?view=mine&stage=b');
    });
    await finishNavigation();

    await act(() => router.navigate(-1));

    expect(router.state.location.search).toBe('');
    expect(field('stage')).toHaveValue('');
  });

  it('does not delay leaving the page', async () => {
    const { router, screen, browser, field } = await openPage();

    await browser.type(field('owner'), 'a');
    gate.shut();
    await browser.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await browser.type(field('stage'), 'b');
    await lastChange;
    act(gate.open);

    expect(await screen.findByText('Another page')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });
});
