import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { toApiProblem } from '#web/shared/http/api-problem';
import type { ListState } from '#web/shared/http/list-state';
import type { ListColumn, Sort } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { Button } from '#web/shared/ui/button';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);

interface Order {
  id: string;
  title: string;
  seats: number;
}

const columns: ListColumn<Order>[] = [
  { id: 'title', header: 'Title', sortable: true, cell: (order) => <a href={`/orders/${order.id}`}>{order.title}</a> },
  { id: 'seats', header: 'Seats', align: 'right', cell: (order) => order.seats },
];
const orders: Order[] = [
  { id: 'a', title: 'Night drayage', seats: 2 },
  { id: 'b', title: 'Reefer, west coast', seats: 1 },
];
const ready = (more: Partial<Extract<ListState<Order>, { status: 'ready' }>> = {}): ListState<Order> => ({
  status: 'ready',
  rows: orders,
  total: 2,
  more: undefined,
  ...more,
});

const renderTable = (
  list: ListState<Order>,
  sorting: { sort?: Sort; onSort?: (sort: Sort | undefined) => void } = {},
) =>
  renderPart(
    <DataTable
      label="Job orders"
      columns={columns}
      list={list}
      rowKey={(order) => order.id}
      empty={{
        title: 'No orders yet',
        hint: 'Orders that you create appear here.',
        action: <Button>Create a job</Button>,
      }}
      {...sorting}
    />,
  );

describe('a table', () => {
  it('shows its rows with headers and their number', async () => {
    await renderTable(ready());

    const table = screen.getByRole('table', { name: 'Job orders' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Title', 'Seats']);
    expect(within(table).getByRole('link', { name: 'Night drayage' })).toHaveAttribute('href', '/orders/a');
    expect(screen.getByText('All 2 rows')).toBeInTheDocument();
  });

  it('shows that it is loading, with its headers', async () => {
    await renderTable({ status: 'loading' });

    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByRole('columnheader', { name: 'Title' })).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  it('explains why it is empty and what to do', async () => {
    await renderTable(ready({ rows: [], total: 0 }));

    expect(screen.getByText('No orders yet')).toBeVisible();
    expect(screen.getByText('Orders that you create appear here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create a job' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows an error and retries', async () => {
    const retry = jest.fn();
    const { browser } = await renderTable({
      status: 'error',
      error: toApiProblem(503, { code: 'unavailable' }),
      retry,
    });

    expect(screen.getByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
    await browser.click(screen.getByRole('button', { name: 'Try again' }));

    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows that it is forbidden, without a retry', async () => {
    await renderTable({ status: 'error', error: toApiProblem(403, { code: 'forbidden' }), retry: () => undefined });

    expect(screen.getByRole('alert')).toHaveTextContent('Forbidden resource');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('loads more on request, and shows how many rows are loaded', async () => {
    const load = jest.fn();
    const { browser } = await renderTable(ready({ total: 40, more: { load, loading: false } }));

    expect(screen.getByText('2 of 40 rows')).toBeInTheDocument();
    await browser.click(screen.getByRole('button', { name: 'Show more' }));

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not render loaded rows again when more are loaded', async () => {
    const drawn = jest.fn();
    const noted: ListColumn<Order>[] = [
      {
        id: 'title',
        header: 'Title',
        cell: ({ id, title }) => {
          drawn(id);
          return title;
        },
      },
    ];
    function Growing() {
      const [count, setCount] = useState(1);
      const more = {
        load: () => {
          setCount(2);
        },
        loading: false,
      };
      return (
        <DataTable
          label="Job orders"
          columns={noted}
          list={ready({ rows: orders.slice(0, count), more: count === 1 ? more : undefined })}
          rowKey={({ id }) => id}
          empty={{ title: 'No orders yet' }}
        />
      );
    }
    const { browser } = await renderPart(<Growing />);
    drawn.mockClear();

    await browser.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('Reefer, west coast')).toBeVisible();
    expect(drawn.mock.calls).toEqual([['b']]);
  });

  it('shows the sort direction, and reverses it by the column header', async () => {
    const onSort = jest.fn();
    const { browser } = await renderTable(ready(), { sort: { column: 'title', direction: 'asc' }, onSort });

    expect(screen.getByRole('columnheader', { name: /Title/ })).toHaveAttribute('aria-sort', 'ascending');
    await browser.click(screen.getByRole('button', { name: /Title/ }));

    expect(onSort).toHaveBeenCalledWith({ column: 'title', direction: 'desc' });
  });

  it('renders only the rows near the viewport in a long list', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    const many = Array.from({ length: 5000 }, (_, index) => ({ id: String(index), title: `Order ${index}`, seats: 1 }));
    await renderTable(ready({ rows: many, total: 5000 }));

    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5000');
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
  });
});

describe('the settings of a table', () => {
  const wide = [...columns, { id: 'city', header: 'City', cell: ({ id }: Order) => `City ${id}` }];
  const renderWith = () =>
    renderPart(
      <DataTable
        label="Job orders"
        columns={wide}
        list={ready()}
        rowKey={(order) => order.id}
        empty={{ title: 'No orders yet' }}
        settingsName="orders"
      />,
    );
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('hide a column, except the one that names the row, and are remembered', async () => {
    const user = userEvent.setup();
    await renderWith();

    await user.click(await screen.findByRole('button', { name: 'Table settings' }));
    expect(screen.queryByRole('checkbox', { name: 'Title' })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: 'Seats' }));
    expect(headers()).toEqual(['Title', 'City']);
    cleanup();
    await renderWith();
    expect(headers()).toEqual(['Title', 'City']);

    await user.click(await screen.findByRole('button', { name: 'Table settings' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Seats' }));
    expect(headers()).toEqual(['Title', 'Seats', 'City']);
  });

  it('make the rows lower', async () => {
    const user = userEvent.setup();
    await renderWith();
    const frame = screen.getByRole('table').parentElement;
    expect(frame).toHaveAttribute('data-density', 'comfortable');

    await user.click(await screen.findByRole('button', { name: 'Table settings' }));
    await user.click(await screen.findByRole('radio', { name: 'Compact' }));

    expect(frame).toHaveAttribute('data-density', 'compact');
  });

  it('close on Escape', async () => {
    const user = userEvent.setup();
    await renderWith();
    const button = await screen.findByRole('button', { name: 'Table settings' });
    await user.click(button);

    await user.keyboard('{Escape}');

    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('stay open while a label is pressed, which moves the focus', async () => {
    const user = userEvent.setup();
    await renderPart(
      <main tabIndex={-1}>
        <DataTable
          label="Job orders"
          columns={wide}
          list={ready()}
          rowKey={(order) => order.id}
          empty={{ title: 'No orders yet' }}
          settingsName="orders"
        />
      </main>,
    );
    const button = await screen.findByRole('button', { name: 'Table settings' });
    await user.click(button);

    await user.click(screen.getByText('City', { selector: 'label *, label' }));

    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(headers()).toEqual(['Title', 'Seats']);
  });
});
