import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { applyChange } from '#web/shared/realtime/connect';
import { aBoard, columnOf, inTime, late, moving, open, owner, world } from '../../support/board';
import { ok } from '../../support/fake-api';
import { freshBrowser } from '../../support/render';

beforeEach(() => {
  world.cards = [late, inTime];
});
afterEach(freshBrowser);

describe('a card that was moved', () => {
  const moveByMenu = async ({ screen, browser }: Awaited<ReturnType<typeof open>>, name = late.name) => {
    await browser.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await browser.click(screen.getByRole('button', { name: 'Move to Pending HR' }));
    await screen.findByText(`${name} was moved to Pending HR.`);
  };

  it('is not shown on a board that is then filtered to others', async () => {
    const rendered = await open(moving);
    await moveByMenu(rendered);
    const { screen, browser } = rendered;

    await browser.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), owner._id);

    expect(await screen.findByText('No drivers match these filters')).toBeVisible();
    expect(screen.queryByRole('link', { name: late.name })).toBeNull();
  });

  it('does not count as new for the user who moved it, but does when a colleague moves it', async () => {
    const rendered = await open(moving);
    const { screen, client, browser } = rendered;
    const change = () =>
      act(() => {
        applyChange(client, { topic: 'driver', id: late._id });
      });
    // The event follows immediately, but a busy machine may take seconds between two lines.
    const at = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(at);
    await moveByMenu(rendered);
    change();
    expect(screen.queryByRole('button', { name: /new$/ })).toBeNull();

    clock.mockReturnValue(at + 10_000);
    world.cards = world.cards.map((card) => (card._id === late._id ? { ...card, stage: 'HRPaperWork' } : card));
    change();
    clock.mockRestore();
    await browser.click(await screen.findByRole('button', { name: '1 new' }));

    await waitFor(() =>
      expect(columnOf(screen, /^HR paperwork 1/).getByRole('link', { name: late.name })).toBeVisible(),
    );
    expect(columnOf(screen, /^Pending HR 0/).getByText('No drivers')).toBeVisible();
  });

  it('shows its next change', async () => {
    const rendered = await open((fake) =>
      moving(fake).on('POST', '/api/ops/drivers/{id}/owner', (_, { id }) => {
        world.cards = world.cards.map((card) => (card._id === id ? { ...card, owner } : card));
        return ok({});
      }),
    );
    await moveByMenu(rendered);
    const { screen, browser } = rendered;
    await browser.click(screen.getByRole('button', { name: `More for ${late.name}` }));
    await browser.click(screen.getByRole('button', { name: 'Assign owner' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.selectOptions(await dialog.findByRole('combobox', { name: 'Owner' }), owner._id);
    await browser.click(dialog.getByRole('button', { name: 'Assign' }));

    expect(await columnOf(screen, /^Pending HR 1/).findByText('Owner: Dana Whitfield')).toBeInTheDocument();
  });

  it('moves the focus to the next card', async () => {
    const { screen, browser } = await open(moving);
    await screen.findByRole('link', { name: late.name });
    await browser.keyboard('js');
    const dialog = within(await screen.findByRole('dialog', { name: `Move ${late.name}` }));
    await browser.click(dialog.getByRole('button', { name: 'Processing' }));

    await screen.findByText(`${late.name} was moved to Processing.`);
    await waitFor(() => expect(screen.getByRole('link', { name: inTime.name })).toHaveFocus());
  });
});

describe('the next action on a card', () => {
  it('opens its dialog or its page', async () => {
    world.cards = [late, { ...inTime, stage: 'PendingHR', next: 'review' }];
    const { screen, browser } = await open(aBoard);

    expect(await screen.findByRole('link', { name: /^Review the file/ })).toHaveAttribute(
      'href',
      `/ops/drivers/${inTime._id}?part=documents`,
    );
    await browser.click(screen.getByRole('button', { name: new RegExp(`^Make the screening call.*${late.name}`) }));

    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('is shown for a URL with an unknown owner, which is ignored', async () => {
    const { screen, api } = await open(aBoard, '/ops/pipeline?owner=me');
    await screen.findByRole('link', { name: late.name });

    expect(api.sent('GET', '/api/ops/board')[0]?.query.get('owner')).toBeNull();
  });
});
