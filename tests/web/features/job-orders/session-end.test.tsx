import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { session } from '#web/shared/session/session-store';
import type { FakeApi } from '../../support/fake-api';
import { refusal } from '../../support/fake-api';
import { carrier } from '../../support/order-form';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const CREATE = '/api/order/fleet';

afterEach(freshBrowser);

describe('a session that ends while the form is open', () => {
  const isOver = refusal(401, 'session-expired');
  const signedOut = (fake: FakeApi) => fake.on('POST', '/api/auth/refresh', isOver).on('POST', CREATE, isOver);

  it('leads to the sign-in even if another section comes into view at the same moment', async () => {
    const { screen, browser, api, router, client } = await renderApp('/business/job-order/new', {
      user: aSafetyOfficer(),
      api: carrier,
    });
    await browser.type(await screen.findByLabelText('Job title'), 'Night drayage');
    await browser.click(screen.getByLabelText('Facility'));
    await browser.click(await screen.findByText('Pier T yard · Long Beach, CA'));
    await waitFor(() => expect(screen.getByLabelText('Average equipment age')).toHaveValue('3'));
    signedOut(api);
    const stop = session.onEnd(() => void router.navigate('/business/job-order/new/notes', { replace: true }));

    await browser.click(screen.getByRole('button', { name: 'Submit' }));

    expect(await screen.findByRole('heading', { name: 'Sign in to hire' })).toBeVisible();
    stop();
    expect(screen.getByText('You were signed out. Sign in to return to where you were.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?redirect=%2Fbusiness%2Fjob-order%2Fnew'));
    expect(client.getQueryData(['current-user'])).toBeUndefined();
  });
});
