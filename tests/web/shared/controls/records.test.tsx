import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Facts } from '#web/shared/ui/layout';
import { renderInConsole } from '../../support/console';
import { freshBrowser, renderPart } from '../../support/render';

const SETS = [
  ['on driver pages', renderPart],
  ['in the console', renderInConsole],
] as const;

beforeEach(freshBrowser);

describe.each(SETS)('facts %s', (_where, render) => {
  it('are terms with their definitions', async () => {
    await render(
      <Facts
        columns={2}
        facts={[
          { label: 'Phone', value: <a href="tel:+12025550143">(202) 555-0143</a> },
          { label: 'Class', value: 'Class A' },
        ]}
      />,
    );

    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Phone', 'Class']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '(202) 555-0143',
      'Class A',
    ]);
    expect(screen.getByRole('link', { name: '(202) 555-0143' })).toHaveAttribute('href', 'tel:+12025550143');
  });

  it('are no table for a screen reader', async () => {
    await render(<Facts facts={[{ label: 'Class', value: 'Class A' }]} />);

    expect(screen.queryByRole('table')).toBeNull();
  });
});
