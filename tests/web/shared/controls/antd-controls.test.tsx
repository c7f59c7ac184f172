import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Alert } from '#web/shared/ui/alert';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { renderInConsole } from '../../support/console';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

describe('a button of the console', () => {
  it('is drawn by antd, does not submit a form, and calls its function', async () => {
    const act = jest.fn();
    const { browser } = await renderInConsole(
      <Button variant="primary" onClick={act}>
        Approve
      </Button>,
    );

    const button = screen.getByRole('button', { name: 'Approve' });
    await browser.click(button);

    expect(button).toHaveClass('ant-btn-primary');
    expect(button).toHaveAttribute('type', 'button');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('cannot be pressed while a request is pending, and keeps its name', async () => {
    await renderInConsole(<Button loading>Approve</Button>);

    const button = screen.getByRole('button', { name: 'Approve' });

    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('stays in the tab order with its reason when it is refused', async () => {
    const act = jest.fn();
    const { browser } = await renderInConsole(
      <RefusableButton reason="Pending safety approval" onClick={act}>
        Approve
      </RefusableButton>,
    );

    await browser.tab();
    await browser.keyboard('{Enter}');

    const button = screen.getByRole('button', { name: 'Approve' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Pending safety approval');
    expect(act).not.toHaveBeenCalled();
  });

  it('can be a link, which the router follows', async () => {
    const { browser, router } = await renderInConsole(<ButtonLink to="/business/candidates">Candidates</ButtonLink>);

    await browser.click(screen.getByRole('link', { name: 'Candidates' }));

    expect(router.state.location.pathname).toBe('/business/candidates');
  });
});

describe('an error or empty state of the console', () => {
  it('announces an error', async () => {
    await renderInConsole(<Alert>The file is too large</Alert>);

    expect(screen.getByRole('alert')).toHaveTextContent('The file is too large');
  });

  it('says why a list is empty, and offers an action', async () => {
    await renderInConsole(<EmptyState title="No drivers yet" action={<Button>Invite drivers</Button>} />);

    expect(screen.getByText('No drivers yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite drivers' })).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    const retry = jest.fn();
    const { browser } = await renderInConsole(<ErrorState error={new Error('lost')} retry={retry} />);

    await browser.click(screen.getByRole('button', { name: 'Try again' }));

    expect(screen.getByRole('alert')).toBeVisible();
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
