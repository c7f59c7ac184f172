import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { setSingleKeys } from '#web/shared/keys/single-keys';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { KeyedCardList } from '#web/shared/table/keyed-card-list';
import { useSelection } from '#web/shared/table/selection';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);

interface Driver {
  id: string;
  name: string;
}

const drivers: Driver[] = ['Nora', 'Luis', 'Priya'].map((name) => ({ id: name.toLowerCase(), name }));
const columns: ListColumn<Driver>[] = [
  { id: 'name', header: 'Name', cell: ({ id, name }) => <a href={`#${id}`}>{name}</a> },
];

function Drivers({ filter }: { filter: string }) {
  const selection = useSelection(filter);
  return (
    <>
      <input aria-label="Search" />
      <DataTable
        label="Drivers"
        columns={columns}
        list={{ status: 'ready', rows: drivers, total: 3, more: undefined }}
        rowKey={({ id }) => id}
        empty={{ title: 'Unassigned', hint: '' }}
        selection={selection}
      />
      <p>Chosen: {[...selection.selected].join(', ')}</p>
    </>
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('keyboard navigation in a table', () => {
  it('moves between rows with J and K, and stops at both ends', async () => {
    const { browser } = await renderPart(<Drivers filter="" />);

    await browser.keyboard('jj');
    expect(row('Luis')).toHaveFocus();
    await browser.keyboard('kk');
    expect(row('Nora')).toHaveFocus();
    await browser.keyboard('jjjj');
    expect(row('Priya')).toHaveFocus();
  });

  it('selects with X and opens with E', async () => {
    const { browser } = await renderPart(<Drivers filter="" />);

    await browser.keyboard('jxjxx');
    expect(screen.getByText('Chosen: nora')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Nora' })).toBeChecked();
    await browser.keyboard('e');

    expect(window.location.hash).toBe('#luis');
  });

  it('ignores letters typed into a field', async () => {
    const { browser } = await renderPart(<Drivers filter="" />);

    await browser.type(screen.getByRole('textbox', { name: 'Search' }), 'jx');

    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('jx');
    expect(screen.getByText('Chosen:')).toBeVisible();
  });

  it('ignores single-key shortcuts when they are turned off', async () => {
    setSingleKeys(false);
    const { browser } = await renderPart(<Drivers filter="" />);

    await browser.keyboard('jx');

    expect(screen.getByText('Chosen:')).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

describe('a selection', () => {
  it('includes all loaded rows with one checkbox, and none with the same one', async () => {
    const { browser } = await renderPart(<Drivers filter="" />);
    const all = within(screen.getByRole('table')).getByRole('checkbox', { name: 'Select all rows shown' });

    await browser.click(screen.getByRole('checkbox', { name: 'Select Priya' }));
    expect(all).toBePartiallyChecked();
    await browser.click(all);
    expect(screen.getByText('Chosen: nora, luis, priya')).toBeVisible();
    await browser.click(all);

    expect(screen.getByText('Chosen:')).toBeVisible();
  });
});

type Step = 'the button goes' | 'the row goes' | 'the last row goes' | 'the row moves';

/** A list whose command changes the row that it was given in. */
function Commands({ step }: { step: Step }) {
  const [isDone, setDone] = useState(false);
  const target = step === 'the last row goes' ? 'priya' : 'luis';
  const left = drivers.filter(({ id }) => !isDone || step === 'the button goes' || id !== target);
  const moved = [drivers.filter(({ id }) => id === target), drivers.filter(({ id }) => id !== target)].flat();
  return (
    <KeyedCardList
      label="Drivers"
      list={{
        status: 'ready',
        rows: isDone && step === 'the row moves' ? moved : left,
        total: 3,
        more: undefined,
      }}
      rowKey={({ id }) => id}
      empty={{ title: 'Unassigned', hint: '' }}
      card={({ id, name }) => (
        <>
          {name}
          {isDone && id === target ? null : (
            <button
              type="button"
              onClick={() => {
                setDone(true);
              }}
            >
              Invite {name}
            </button>
          )}
        </>
      )}
    />
  );
}

describe('focus in a list whose rows change', () => {
  // Loaded after the list.
  beforeAll(() => import('#web/shared/table/keep-focus'));

  it.each<[Step, string, string]>([
    ['the button goes', 'Luis', 'Luis'],
    ['the row goes', 'Luis', 'Priya'],
    ['the last row goes', 'Priya', 'Luis'],
    ['the row moves', 'Luis', 'Luis'],
  ])('stays at the row, or goes to the one in its place, when %s', async (step, pressed, focused) => {
    const { browser } = await renderPart(<Commands step={step} />);

    screen.getByRole('button', { name: `Invite ${pressed}` }).focus();
    await browser.keyboard('{Enter}');

    await waitFor(() => {
      expect(document.activeElement).toHaveTextContent(new RegExp(`^${focused}`));
    });
    expect(document.activeElement?.tagName).toBe('LI');
  });

  it('leaves the list when the user presses beside it', async () => {
    const { browser } = await renderPart(
      <>
        <p>Beside</p>
        <Commands step="the row goes" />
      </>,
    );
    await browser.click(screen.getByRole('button', { name: 'Invite Nora' }));
    await browser.click(screen.getByText('Beside'));
    await browser.click(document.body);

    expect(document.body).toHaveFocus();
  });
});
