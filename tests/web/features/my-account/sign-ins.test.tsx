import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { session } from '#web/shared/session/session-store';
import { anAuditLine, aSignInElsewhere, someSettings, withAccount } from '../../support/account';
import { ok } from '../../support/fake-api';
import { openAccount, openAccountDialog } from '../../support/open-account';
import { aRecruiter } from '../../support/people';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

describe('a new password', () => {
  it('follows the rules, is typed twice, and requires the current password', async () => {
    const { api, browser, dialog } = await openAccountDialog('Change password', (fake) =>
      withAccount()(fake).on('PATCH', '/api/auth/changePassword', ok()),
    );
    const submit = () => browser.click(dialog.getByRole('button', { name: 'Change password' }));

    await browser.type(dialog.getByLabelText('Current password'), 'the old one 1!');
    await browser.type(dialog.getByLabelText('New password'), 'short');
    await browser.type(dialog.getByLabelText('Repeat the password'), 'other');
    await submit();
    expect(
      await dialog.findByText(
        'Password must contain at least 12 characters including at least 1 digit, 1 letter, and 1 symbol',
      ),
    ).toBeVisible();
    expect(dialog.getByText('Passwords are not equal')).toBeVisible();
    for (const label of ['New password', 'Repeat the password']) {
      await browser.clear(dialog.getByLabelText(label));
      await browser.type(dialog.getByLabelText(label), 'brand new horse 7!');
    }
    await submit();

    expect(await screen.findByText('Your password was changed')).toBeInTheDocument();
    expect(api.sent('PATCH', '/api/auth/changePassword')[0]?.body).toEqual({
      oldPassword: 'the old one 1!',
      password: 'brand new horse 7!',
    });
  });
});

describe('sign-ins', () => {
  it('are ended one by one after a confirmation', async () => {
    const { api, browser } = await openAccount((fake) =>
      withAccount()(fake).on('DELETE', '/api/user/sessions/{familyId}', ok()),
    );
    expect(await screen.findByText('This device')).toBeVisible();

    await browser.click(screen.getByRole('button', { name: 'Sign out Chrome, Android' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Chrome, Android?' }));
    await browser.click(dialog.getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByText('Device signed out')).toBeInTheDocument();
    expect(api.sent('DELETE', `/api/user/sessions/${aSignInElsewhere()._id}`)).toHaveLength(1);
  });

  it('are ended everywhere, including here', async () => {
    const { browser, router } = await openAccount((fake) =>
      withAccount()(fake).on('DELETE', '/api/user/sessions', ok()),
    );

    await browser.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    await browser.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));

    await screen.findByRole('heading', { name: 'Sign in to drive' });
    expect(router.state.location.pathname).toBe('/auth/driverLogin');
    expect(session.token()).toBeUndefined();
  });
});

describe('account activity', () => {
  it('lists each event with its actor', async () => {
    const { browser } = await openAccount(
      withAccount(someSettings(), [
        anAuditLine({ kind: 'position-changed', details: { from: 'HR', to: 'SAFETY' }, by: { name: 'Robin Vale' } }),
        anAuditLine({ _id: '018f0000-0000-7000-8000-000000000105', kind: 'sign-in-failed', device: null }),
        anAuditLine({ _id: '018f0000-0000-7000-8000-000000000106', kind: 'deactivated', by: { name: null } }),
      ]),
    );

    const list = within(await screen.findByRole('list', { name: 'Account activity' }));
    // Collapsed for a driver, whose devices are listed above it.
    expect(list.getByText('Position changed to Safety')).not.toBeVisible();
    await browser.click(screen.getByText('Show activity'));
    expect(list.getByText('Position changed to Safety')).toBeVisible();
    // A driver sees the device, not the IP address.
    expect(list.getByText(/Chrome, Windows · by Robin Vale$/)).toBeVisible();
    expect(screen.queryByText(/203\.0\.113/)).not.toBeInTheDocument();
    expect(list.getByText('Sign-in failed')).toBeVisible();
    expect(list.getByText(/Unknown device/)).toBeVisible();
    expect(list.getByText(/by Gladhand operations$/)).toBeVisible();
  });

  it('shows the IP address to carrier staff', async () => {
    await openAccount(withAccount(someSettings(), [anAuditLine()]), aRecruiter());

    const list = within(await screen.findByRole('list', { name: 'Account activity' }));
    expect(list.getByText(/IP address 203\.0\.113\.x/)).toBeVisible();
  });

  it('shows an empty state', async () => {
    await openAccount(withAccount(someSettings(), []), aRecruiter());

    expect(await screen.findByText('No activity yet.')).toBeVisible();
  });
});
