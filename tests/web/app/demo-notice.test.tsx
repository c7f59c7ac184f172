import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type FakeApi, ok, refusal } from '../support/fake-api';
import { anApplyingDriver, aRecruiter } from '../support/people';
import { freshBrowser, renderApp } from '../support/render';

beforeEach(freshBrowser);
afterEach(() => {
  jest.useRealTimers();
});

const TEXT = 'More demo data is arriving. Lists may still grow.';
const demo = (isArriving: boolean) => ok({ demo: true, isArriving, logins: [] });
const withDemo = (isArriving: boolean) => (fake: FakeApi) =>
  fake
    .on('GET', '/api/demo', demo(isArriving))
    .on('GET', '/api/driver/me', refusal(503, 'unavailable'))
    .on('GET', '/api/job-order', refusal(503, 'unavailable'));

const pages = [
  ['the sign-in page', '/auth/carrierLogin', undefined],
  ["a driver's page", '/driver/onboarding', anApplyingDriver()],
  ['a page of the console', '/settings', aRecruiter()],
] as const;

describe('the notice that more demo data is arriving', () => {
  it.each(pages)('is announced on %s', async (_, path, user) => {
    await renderApp(path, { ...(user && { user }), api: withDemo(true) });

    const notice = await screen.findByText(TEXT);

    expect(notice).toHaveAttribute('role', 'status');
    expect(screen.getByRole('main')).toContainElement(notice);
  });

  it('disappears when all of the data is there', async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'Date', 'performance'],
    });
    const { api } = await renderApp('/auth/carrierLogin', { api: withDemo(true) });
    await screen.findByText(TEXT);
    api.on('GET', '/api/demo', demo(false));

    await act(() => jest.advanceTimersByTimeAsync(10_000));

    await waitFor(() => {
      expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
    });
    const sent = api.sent('GET', '/api/demo').length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.sent('GET', '/api/demo')).toHaveLength(sent);
  });

  it('is not shown when nothing is arriving', async () => {
    const { api } = await renderApp('/auth/carrierLogin', { api: withDemo(false) });
    await waitFor(() => {
      expect(api.sent('GET', '/api/demo')).not.toEqual([]);
    });

    expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  });
});
