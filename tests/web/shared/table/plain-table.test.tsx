import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PlainTable } from '#web/shared/table/plain-table';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);

it('keeps the parts of a cell in one box, beside the heading of its list on a phone', async () => {
  await renderPart(
    <PlainTable
      label="Payments"
      rows={['Card']}
      rowKey={(row) => row}
      columns={[
        { key: 'method', head: 'Paid with', cell: (row) => row },
        {
          key: 'amount',
          head: 'Amount',
          cell: () => (
            <>
              $70.00 <small>$20.00 became credit</small>
            </>
          ),
        },
        { key: 'actions', head: 'Actions', cell: () => null },
      ]}
    />,
  );

  const [amount, actions] = screen.getAllByRole('cell');
  expect(amount?.childElementCount).toBe(1);
  expect(amount?.firstElementChild).toHaveTextContent('$70.00 $20.00 became credit');
  // The style hides it on phones by this.
  expect(actions?.querySelector(':scope > div:empty')).not.toBeNull();
});
