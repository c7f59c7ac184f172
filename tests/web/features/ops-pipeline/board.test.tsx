import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { applyChange } from '#web/shared/realtime/connect';
import { aBoard, columnOf, inTime, late, moving, open, owner, world } from '../../support/board';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

beforeEach(() => {
  world.cards = [late, inTime];
});
afterEach(freshBrowser);

describe('the board', () => {
  it('shows each stage with its numbers, each linked to its rows', async () => {
    const { screen } = await open(aBoard);
    await screen.findByRole('link', { name: late.name });
    const interview = columnOf(screen, /^Interview 2/);

    expect(interview.getByTitle(/^12d, target 8d, since /)).toHaveTextContent('12d12d, target 8d');
    expect(interview.getByRole('link', { name: '1 over (50%)' })).toHaveAttribute(
      'href',
      '/ops/pipeline?stage=Interview&overdue=true',
    );
    expect(interview.getAllByRole('button', { name: /^Make the screening call/ })).toHaveLength(2);
    expect(columnOf(screen, /^Certified 0/).getByText('No drivers')).toBeVisible();
    expect(screen.getByText('2 drivers in the pipeline · 1 over target')).toBeVisible();
  });

  it('keeps its filters in the URL, and says when no driver matches', async () => {
    const { screen, browser, router } = await open(aBoard);
    await browser.click(await screen.findByRole('switch', { name: 'Over target only' }));
    await waitFor(() => expect(screen.queryByText(inTime.name)).toBeNull());
    expect(await screen.findByText('1 matching driver in the pipeline · 1 over target')).toBeVisible();
    const waitingOn = within(screen.getByRole('combobox', { name: 'Waiting on' }));
    expect(waitingOn.getByRole('option', { name: 'Third party' })).toBeVisible();
    await browser.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), owner._id);

    expect(await screen.findByText('No drivers match these filters')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(`?overdue=true&owner=${owner._id}`));
    await browser.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: inTime.name })).toBeVisible();
  });

  it('says that the pipeline is empty, and shows an error with a retry', async () => {
    world.cards = [];
    const { screen } = await open(aBoard);
    expect(await screen.findByText('No drivers in the pipeline yet')).toBeVisible();
    freshBrowser();
    const broken = await open((api) => aBoard(api).on('GET', '/api/ops/board', refusal(500, 'internal')));
    expect(await broken.screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is forbidden for carriers', async () => {
    const { screen } = await renderApp('/ops/pipeline', { user: aRecruiter(), api: aBoard });

    expect(await screen.findByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  });

  it("shows other users' moves on request", async () => {
    const { screen, client, browser } = await open(aBoard);
    await screen.findByRole('link', { name: late.name });
    world.cards = [inTime];
    act(() => {
      applyChange(client, { topic: 'driver', id: late._id });
    });

    await browser.click(await screen.findByRole('button', { name: '1 new' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: late.name })).toBeNull());
  });
});

describe('a card', () => {
  it('is moved by menu, goes to the top of its new column, and takes a note about the move', async () => {
    const { screen, api, browser } = await open((fake) =>
      moving(fake).on('POST', '/api/ops/drivers/{id}/notes', ok({})),
    );
    await browser.click(await screen.findByRole('button', { name: `More for ${late.name}` }));
    await browser.click(screen.getByRole('button', { name: 'Move to Pending HR' }));

    expect(await screen.findByText(`${late.name} was moved to Pending HR.`)).toBeVisible();
    expect(columnOf(screen, /^Pending HR 1/).getByRole('link', { name: late.name })).toBeVisible();
    expect(api.sent('POST', '/api/ops/drivers/{id}/move')[0]?.body).toMatchObject({
      from: 'Interview',
      to: 'PendingHR',
      reason: null,
    });
    await browser.click(screen.getByRole('button', { name: 'Add a reason' }));
    await browser.type(await screen.findByLabelText('Note'), 'Passed on the phone');
    await browser.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Note saved')).toBeVisible();
  });

  it('is restored by undo with its age, even where no move back is allowed', async () => {
    const { screen, api, browser } = await open((fake) =>
      moving(fake).on('POST', '/api/ops/drivers/{id}/undo-move', () => ok(late)),
    );
    await browser.click(await screen.findByRole('button', { name: `More for ${late.name}` }));
    await browser.click(screen.getByRole('button', { name: 'Move to Pending HR' }));

    await browser.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText(`${late.name} is back in Interview.`)).toBeVisible();
    expect(columnOf(screen, /^Interview/).getByRole('link', { name: late.name })).toBeVisible();
    expect(api.sent('POST', '/api/ops/drivers/{id}/undo-move')[0]?.body).toEqual({ from: 'PendingHR' });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('goes back when a colleague moved it first, and names the colleague', async () => {
    const params = { what: 'stage moved', did: 'stageMoved', who: 'Dana W.' };
    const { screen, browser } = await open((fake) =>
      moving(fake).on('POST', '/api/ops/drivers/{id}/move', refusal(409, 'pipeline-changed', { params })),
    );
    await browser.click(await screen.findByRole('button', { name: `More for ${late.name}` }));
    await browser.click(screen.getByRole('button', { name: 'Move to Pending HR' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Dana W. moved');
    expect(columnOf(screen, /^Interview 2/).getByRole('link', { name: late.name })).toBeVisible();
  });

  it('goes on top of the column that a colleague moved it to', async () => {
    const params = { what: 'stage moved', did: 'stageMoved', who: 'Dana W.' };
    const { screen, browser } = await open((fake) =>
      moving(fake).on('POST', '/api/ops/drivers/{id}/move', () => {
        world.cards = world.cards.map((card) => (card._id === late._id ? { ...card, stage: 'HRPaperWork' } : card));
        return refusal(409, 'pipeline-changed', { params });
      }),
    );
    await browser.click(await screen.findByRole('button', { name: `More for ${late.name}` }));
    await browser.click(screen.getByRole('button', { name: 'Move to Pending HR' }));

    await screen.findByRole('alert');
    const place = await screen.findByRole('region', { name: /^HR paperwork 1/ });
    expect(within(place).getByRole('link', { name: late.name })).toBeVisible();
  });

  it('exits the pipeline only with a reason', async () => {
    const { screen, api, browser } = await open(moving);
    await browser.click(await screen.findByRole('button', { name: `More for ${late.name}` }));
    await browser.click(screen.getByRole('button', { name: 'Move to Not interested…' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox', { name: /^New stage/ })).toHaveValue('NotInterested');
    await browser.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
    expect(api.sent('POST', '/api/ops/drivers/{id}/move')).toEqual([]);
  });

  it('is moved by keyboard: arrows change the card, and S opens the allowed stages', async () => {
    const { screen, browser } = await open(moving);
    await screen.findByRole('link', { name: late.name });
    await browser.keyboard('jj');
    expect(screen.getByRole('link', { name: inTime.name })).toHaveFocus();
    await browser.keyboard('ks');

    const dialog = within(await screen.findByRole('dialog', { name: `Move ${late.name}` }));
    expect(dialog.queryByRole('button', { name: 'Certified' })).not.toBeInTheDocument();
    expect(
      dialog.getByText(/^Not allowed from Interview: .*; Certified; Certified, not working\.$/),
    ).toBeInTheDocument();
    await browser.click(dialog.getByRole('button', { name: 'Processing' }));

    expect(await screen.findByText(`${late.name} was moved to Processing.`)).toBeVisible();
  });

  it('is dragged by keyboard into allowed columns; others say why not', async () => {
    const { screen, browser } = await open(moving);
    const handle = await screen.findByRole('button', { name: `Drag ${late.name} to another stage` });
    handle.focus();
    await browser.keyboard(' ');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /^Certified 0/ })).toHaveAttribute('data-drop', 'no'),
    );
    await browser.keyboard('{ArrowRight}{ArrowRight}');
    expect(await columnOf(screen, /^HR paperwork/).findByText('Not allowed from Interview')).toBeVisible();
    await browser.keyboard(' ');
    expect(await screen.findByRole('alert')).toHaveTextContent('can only move to: Pending HR');

    handle.focus();
    await browser.keyboard(' ');
    await browser.keyboard('{ArrowRight} ');
    expect(await screen.findByText(`${late.name} was moved to Pending HR.`)).toBeVisible();
  });
});

describe('the board on a phone', () => {
  const wide = window.matchMedia.bind(window);
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...wide(media), matches: media.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('shows one column at a time, under tabs', async () => {
    const { screen, browser, router } = await open(aBoard);
    expect(await screen.findByRole('link', { name: late.name })).toBeVisible();

    await browser.click(screen.getByRole('tab', { name: /^Processing/ }));

    expect(await screen.findByText('No drivers')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?stage=Processing'));
    expect(screen.queryByRole('button', { name: /^Drag/ })).toBeNull();
  });
});
