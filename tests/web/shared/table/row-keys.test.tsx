import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { setSingleKeys } from '../../../../web/src/shared/keys/single-keys';
import type { ListColumn } from '../../../../web/src/shared/table/columns';
import { DataTable } from '../../../../web/src/shared/table/data-table';
import { useSelection } from '../../../../web/src/shared/table/selection';
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

describe('a table by keyboard', () => {
  it('goes from row to row by J and K, and stops at its ends', async () => {
    const { browser } = await renderPart(<Drivers filter="" />);

    await browser.keyboard('jj');
    expect(row('Luis')).toHaveFocus();
    await browser.keyboard('kk');
    expect(row('Nora')).toHaveFocus();
    await browser.keyboard('jjjj');
    expect(row('Priya')).toHaveFocus();
  });

  it('chooses by X and opens by E', async () => {
    const { browser } = await renderPart(<Drivers filter="" />);

    await browser.keyboard('jxjxx');
    expect(screen.getByText('Chosen: nora')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Nora' })).toBeChecked();
    await browser.keyboard('e');

    expect(window.location.hash).toBe('#luis');
  });

  it('leaves the letters to whoever writes', async () => {
    const { browser } = await renderPart(<Drivers filter="" />);

    await browser.type(screen.getByRole('textbox', { name: 'Search' }), 'jx');

    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('jx');
    expect(screen.getByText('Chosen:')).toBeVisible();
  });

  it('hears no single key once they are turned off', async () => {
    setSingleKeys(false);
    const { browser } = await renderPart(<Drivers filter="" />);

    await browser.keyboard('jx');

    expect(screen.getByText('Chosen:')).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

describe('a selection', () => {
  it('is all the rows that are here by one box, and none by the same', async () => {
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
