import { afterEach, describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { OwnerChoice } from '#web/entities/pipeline/owner-choice';
import { Choice } from '#web/shared/form/choice';
import { ok } from '../../support/fake-api';
import { freshBrowser, renderPart, renderPartWith } from '../../support/render';

const DANA = '018f0000-0000-7000-8000-000000000302';
const GONE = '018f0000-0000-7000-8000-000000000303';

afterEach(freshBrowser);

function Colors({ any }: { any?: string }) {
  const [color, setColor] = useState<'red' | 'blue' | null>('red');
  return (
    <>
      <Choice
        label="Color"
        {...(any !== undefined && { any })}
        value={color}
        values={['red', 'blue'] as const}
        text={(item) => item.toUpperCase()}
        onChange={setColor}
      />
      <output>{color ?? 'everything'}</output>
    </>
  );
}

describe('a choice', () => {
  it('filters by one of its values, and clears the filter', async () => {
    const { screen, browser } = await renderPart(<Colors any="Any color" />);
    const field = screen.getByRole('combobox', { name: 'Color' });
    expect(field).not.toBeRequired();

    await browser.selectOptions(field, 'BLUE');
    expect(screen.getByRole('status')).toHaveTextContent('blue');
    await browser.selectOptions(field, 'Any color');
    expect(screen.getByRole('status')).toHaveTextContent('everything');
  });

  it('has only its values if it cannot be cleared', async () => {
    const { screen } = await renderPart(<Colors />);

    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['RED', 'BLUE']);
  });
});

describe('the owner filter', () => {
  const withDana = (owner: string | null) =>
    renderPartWith(<OwnerChoice value={owner} onChange={() => undefined} />, (api) =>
      api.on('GET', '/api/ops/members', ok({ data: [{ _id: DANA, name: 'Dana Whitfield' }] })),
    );
  const options = async ({ screen }: Awaited<ReturnType<typeof withDana>>) => {
    await screen.findByRole('option', { name: 'Dana Whitfield' });
    return screen.getAllByRole('option').map(({ textContent }) => textContent);
  };

  it('offers anyone, unassigned or a member of operations', async () => {
    expect(await options(await withDana(null))).toEqual(['Anyone', 'Unassigned', 'Dana Whitfield']);
  });

  it('shows an owner from the URL who has left', async () => {
    const rendered = await withDana(GONE);

    expect(await options(rendered)).toEqual(['Anyone', 'Unassigned', 'Dana Whitfield', 'Selected owner']);
    expect(rendered.screen.getByRole('combobox')).toHaveDisplayValue('Selected owner');
  });
});
