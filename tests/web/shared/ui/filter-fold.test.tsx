import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FilterFold } from '#web/shared/ui/filter-fold';
import { freshBrowser, renderPart } from '../../support/render';

const renderFold = (applied: number) =>
  renderPart(
    <FilterFold applied={applied}>
      <input aria-label="Name" />
    </FilterFold>,
  );

beforeEach(freshBrowser);

describe('the filters of a list', () => {
  it('are opened and closed by their button', async () => {
    const { browser } = await renderFold(0);
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await browser.click(button);

    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByRole('textbox', { name: 'Name' }),
    );
  });

  it('say how many are in use while they are closed', async () => {
    await renderFold(2);

    expect(screen.getByRole('button', { name: 'Filters · 2' })).toBeVisible();
  });
});
