import { afterEach, describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { Choice } from '../../../../web/src/shared/form/choice';
import { OwnerChoice } from '../../../../web/src/shared/pipeline/owner-choice';
import { ok } from '../../support/fake-api';
import { freshBrowser, renderPart, renderPartWith } from '../../support/render';

const DANA = '018f0000-0000-7000-8000-000000000302';
const GONE = '018f0000-0000-7000-8000-000000000303';

afterEach(freshBrowser);

function Colours({ any }: { any?: string }) {
  const [colour, setColour] = useState<'red' | 'blue' | null>('red');
  return (
    <>
      <Choice
        label="Colour"
        {...(any !== undefined && { any })}
        value={colour}
        values={['red', 'blue'] as const}
        text={(one) => one.toUpperCase()}
        onChange={setColour}
      />
      <output>{colour ?? 'everything'}</output>
    </>
  );
}

describe('a choice', () => {
  it('narrows by one of its values, and by none again', async () => {
    const { screen, browser } = await renderPart(<Colours any="Any colour" />);
    const field = screen.getByRole('combobox', { name: 'Colour' });
    expect(field).not.toBeRequired();

    await browser.selectOptions(field, 'BLUE');
    expect(screen.getByRole('status')).toHaveTextContent('blue');
    await browser.selectOptions(field, 'Any colour');
    expect(screen.getByRole('status')).toHaveTextContent('everything');
  });

  it('without a way to narrow nothing has its values alone', async () => {
    const { screen } = await renderPart(<Colours />);

    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['RED', 'BLUE']);
  });
});

describe('whose drivers are shown', () => {
  const withDana = (owner: string | null) =>
    renderPartWith(<OwnerChoice value={owner} onChange={() => undefined} />, (api) =>
      api.on('GET', '/api/ops/members', ok({ data: [{ _id: DANA, name: 'Dana Whitfield' }] })),
    );
  const options = async ({ screen }: Awaited<ReturnType<typeof withDana>>) => {
    await screen.findByRole('option', { name: 'Dana Whitfield' });
    return screen.getAllByRole('option').map(({ textContent }) => textContent);
  };

  it('is anybody, nobody or a member of operations', async () => {
    expect(await options(await withDana(null))).toEqual(['Anyone', 'Unassigned', 'Dana Whitfield']);
  });

  it('stays shown when an address names somebody who left', async () => {
    const rendered = await withDana(GONE);

    expect(await options(rendered)).toEqual(['Anyone', 'Unassigned', 'Dana Whitfield', 'Selected owner']);
    expect(rendered.screen.getByRole('combobox')).toHaveDisplayValue('Selected owner');
  });
});
