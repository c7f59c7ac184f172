import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AgeChip } from '#web/shared/ui/age-chip';
import { History } from '#web/shared/ui/history';
import { Facts } from '#web/shared/ui/layout';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
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

describe.each(SETS)('a chip %s', (_where, render) => {
  it('says whose turn it is', async () => {
    await render(<StateChip turn="late">In review</StateChip>);

    expect(screen.getByText('In review')).toHaveTextContent('In review (Late)');
  });

  it('can be only a state', async () => {
    await render(<PlainChip>Draft</PlainChip>);

    expect(screen.getByText('Draft')).toHaveTextContent(/^Draft$/);
  });

  it('shows an age with the absolute time on hover', async () => {
    await render(<AgeChip since="2026-11-03T20:20:00.000Z" at="2026-11-06T21:00:00.000Z" targetDays={2} />);

    expect(screen.getByTitle(/^since /)).toHaveTextContent('3d / 2d (Late)');
  });
});

it('draws the chips of the console with a tag in the colors of the product', async () => {
  await renderInConsole(<PlainChip turn="late">2 late</PlainChip>);

  expect(screen.getByText('2 late')).toHaveClass('ant-tag');
  expect(screen.getByText('2 late')).toHaveStyle({ color: 'var(--gh-late)' });
});

describe('a history', () => {
  const entries = [
    { key: 'second', content: 'Hired' },
    { key: 'first', content: 'Invited' },
  ];
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('is a list in the given order', async () => {
    await renderPart(<History label="Timeline" entries={entries} />);

    expect(screen.getByRole('list', { name: 'Timeline' })).toBeVisible();
    expect(shown()).toEqual(['Hired', 'Invited']);
  });

  it('becomes a timeline in the console, which loads after the page', async () => {
    await renderInConsole(<History label="Timeline" entries={entries} />);
    expect(shown()).toEqual(['Hired', 'Invited']);

    await waitFor(() => {
      expect(screen.getByRole('list', { name: 'Timeline' })).toHaveClass('ant-timeline');
    });
    expect(shown()).toEqual(['Hired', 'Invited']);
  });
});
