import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AgeChip } from '#web/shared/ui/age-chip';
import { History } from '#web/shared/ui/history';
import { Facts } from '#web/shared/ui/layout';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { renderInConsole } from '../../support/console';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);

const facts = [
  { label: 'Phone', value: <a href="tel:+12025550143">(202) 555-0143</a> },
  { label: 'Class', value: 'Class A' },
];

function expectPairs() {
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Phone', 'Class']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '(202) 555-0143',
    'Class A',
  ]);
  expect(screen.getByRole('link', { name: '(202) 555-0143' })).toHaveAttribute('href', 'tel:+12025550143');
  expect(screen.queryByRole('table')).toBeNull();
}

describe('facts', () => {
  it('are terms with their definitions', async () => {
    await renderPart(<Facts columns={2} facts={facts} />);

    expectPairs();
  });

  it('stay so in the console, where antd draws them in a table', async () => {
    await renderInConsole(<Facts columns={2} facts={facts} />);

    await waitFor(() => {
      expect(screen.getByText('Phone').closest('.ant-descriptions')).toBeVisible();
    });
    expectPairs();
  });
});

const chips = (
  <>
    <StateChip turn="late">In review</StateChip>
    <PlainChip>Draft</PlainChip>
    <AgeChip since="2026-11-03T20:20:00.000Z" at="2026-11-06T21:00:00.000Z" targetDays={2} />
  </>
);

function expectChips() {
  expect(screen.getByText('In review')).toHaveTextContent('In review (Overdue)');
  expect(screen.getByText('Draft')).toHaveTextContent(/^Draft$/);
  expect(screen.getByTitle(/^since /)).toHaveTextContent('3d, target 2d (Overdue)');
}

describe('chips', () => {
  it('say whose turn it is, or only a state, or an age', async () => {
    await renderPart(chips);

    expectChips();
  });

  it('are tags with the colors of the product in the console', async () => {
    await renderInConsole(chips);

    await waitFor(() => {
      expect(screen.getByText('In review')).toHaveClass('ant-tag');
    });
    expectChips();
    expect(screen.getByText('In review')).toHaveStyle({ color: 'var(--gh-late)' });
  });
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
