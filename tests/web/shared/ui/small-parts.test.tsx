import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AgeChip } from '#web/shared/ui/age-chip';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import type { Turn } from '#web/shared/ui/state-chip';
import { StateChip } from '#web/shared/ui/state-chip';
import { freshBrowser, renderPart } from '../../support/render';

beforeEach(freshBrowser);
afterEach(() => {
  jest.useRealTimers();
});

describe('a disabled action', () => {
  it('stays visible, shows the reason, and does nothing', async () => {
    const act = jest.fn();
    const { browser } = await renderPart(
      <RefusableButton reason="Pending safety approval" onClick={act}>
        Approve
      </RefusableButton>,
    );

    const button = screen.getByRole('button', { name: 'Approve' });
    await browser.click(button);

    expect(button).toHaveAccessibleDescription('Pending safety approval');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Pending safety approval')).toBeVisible();
    expect(act).not.toHaveBeenCalled();
  });

  it('is an ordinary button without a reason', async () => {
    const act = jest.fn();
    const { browser } = await renderPart(<RefusableButton onClick={act}>Approve</RefusableButton>);

    await browser.click(screen.getByRole('button', { name: 'Approve' }));

    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('the turn chip', () => {
  it.each<[Turn, string]>([
    ['yours', 'Your turn'],
    ['theirs', 'Their turn'],
    ['late', 'Overdue'],
    ['blocked', 'Blocked'],
    ['done', 'Done'],
  ])('shows %s as text, not only as a color', async (turn, word) => {
    await renderPart(<StateChip turn={turn} />);

    expect(screen.getByText(word)).toBeInTheDocument();
  });

  it('reads out no turn with a state that has none', async () => {
    await renderPart(
      <StateChip turn="theirs" hasTurn={false}>
        Free trial
      </StateChip>,
    );

    expect(screen.getByText('Free trial')).toBeInTheDocument();
    expect(screen.queryByText(/turn/i)).toBeNull();
  });
});

describe('an age', () => {
  const since = '2026-11-03T20:20:00.000Z';
  const at = (now: string) => jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask', 'setTimeout'] });

  it('is shown with its target, and the absolute time on hover', async () => {
    at('2026-11-05T20:00:00.000Z');
    await renderPart(<AgeChip since={since} targetDays={2} timeZone="America/Chicago" />);

    expect(screen.getByText('1d, target 2d')).toHaveAttribute('title', 'since Tue, Nov 3, 2:20 PM CST');
    expect(screen.queryByText(/Overdue/)).not.toBeInTheDocument();
  });

  it('shows only the age where space is short, with the target in the title and for screen readers', async () => {
    at('2026-11-05T20:00:00.000Z');
    await renderPart(<AgeChip since={since} targetDays={2} timeZone="America/Chicago" isShort />);

    expect(screen.getByText('1d')).toBeVisible();
    expect(screen.getByText('1d, target 2d')).toHaveClass('gh-hidden');
    expect(screen.getByTitle('1d, target 2d, since Tue, Nov 3, 2:20 PM CST')).toBeInTheDocument();
  });

  it('is marked late once the days of the target have passed, like in the list of stalled items', async () => {
    at('2026-11-05T20:20:00.000Z');
    await renderPart(<AgeChip since={since} targetDays={2} />);

    expect(screen.getByTitle(/^since /)).toHaveTextContent('2d, target 2d (Overdue)');
  });

  it('is marked late when it is over the target', async () => {
    at('2026-11-06T21:00:00.000Z');
    await renderPart(<AgeChip since={since} targetDays={2} />);

    expect(screen.getByTitle(/^since /)).toHaveTextContent('3d, target 2d (Overdue)');
  });
});
