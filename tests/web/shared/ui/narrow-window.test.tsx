import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);
afterEach(() => {
  jest.restoreAllMocks();
});

/** Places elements that match a selector; all others have no size. */
const place = (places: Readonly<Record<string, { readonly left: number; readonly right: number }>>) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = Object.entries(places).find(([selector]) => this.matches(selector))?.[1] ?? { left: 0, right: 0 };
    return new DOMRect(at.left, 0, at.right - at.left, 40);
  });

it('scrolls a row of tabs to its selected one', async () => {
  place({ "[role='tablist']": { left: 16, right: 374 }, "[aria-selected='true']": { left: 420, right: 520 } });

  await renderPart(
    <QueryTabs
      label="Candidates"
      tabs={[
        { value: 'yours', label: 'Your turn' },
        { value: 'late', label: 'Overdue' },
      ]}
      value="late"
      onChange={jest.fn()}
    >
      Rows
    </QueryTabs>,
  );

  expect(screen.getByRole('tablist').scrollLeft).toBe(146);
});

it('moves a menu into the window', async () => {
  place({ '.gh-menu-panel': { left: 900, right: 1108 } });
  const { browser } = await renderPart(
    <ActionMenu label="Order actions" actions={[{ key: 'edit', label: 'Edit', reason: 'The order is closed.' }]} />,
  );

  await browser.click(screen.getByRole('button', { name: 'Order actions' }));

  expect(screen.getByRole('list', { name: 'Order actions' })).toHaveStyle({ translate: '-100px' });
});
