import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EmailAddress } from '#web/shared/ui/email-address';
import { someSettings, withAccount } from '../../support/account';
import { ok } from '../../support/fake-api';
import { openAccount } from '../../support/open-account';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

describe('an email address', () => {
  it.each([
    ['maria.gomez@example.com', 'maria.gomez<wbr>@example.com'],
    ['"a@b"@example.com', '"a@b"<wbr>@example.com'],
    ['not an address', 'not an address'],
  ])('may break before its domain only: %s', (email, html) => {
    const { container } = render(<EmailAddress email={email} />);

    expect(container.innerHTML).toBe(html);
    expect(container).toHaveTextContent(email);
  });

  it('may do so on the page of the account', async () => {
    const email = 'maria.guadalupe.gomez.rodriguez@a-long-domain.example';
    await openAccount((api) => withAccount()(api).on('GET', '/api/user/settings', ok(someSettings({ email }))));

    const shown = await screen.findAllByText(email);
    expect(shown.filter((each) => each.querySelector('wbr') !== null)).toHaveLength(1);
  });
});
