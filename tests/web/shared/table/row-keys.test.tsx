import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { setSingleKeys } from '#web/shared/keys/single-keys';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
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
