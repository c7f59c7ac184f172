import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { driverStages } from '#domain/driver-pipeline/stages';
import { reportPeriod } from '#domain/reports/period';
import type { Report } from '#domain/reports/schema';
import { stayCounts } from '#domain/reports/stay-counts';
import { movedByValues } from '#domain/reports/visits';
import { Random } from '../../../../demo/random';
import { aDriverPath } from '../../../support/hiring/a-driver-path';
import { daysOf, isCounted, reportOf, shareOf, type Stay, staysIn } from '../../../support/hiring/report-oracle';
import { ok } from '../../support/fake-api';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

jest.mock('recharts', () => {
  const nothing = () => null;
  const names = ['Bar', 'BarChart', 'Legend', 'Line', 'LineChart', 'Tooltip', 'XAxis', 'YAxis', 'ResponsiveContainer'];
  return Object.fromEntries(names.map((name) => [name, nothing]));
});

const now = new Date('2026-11-22T09:30:00.000Z');
const zone = 'America/Chicago';
const names = new Map([
  ['018f0000-0000-7000-8000-000000000301', 'Dana Whitfield'],
  ['018f0000-0000-7000-8000-000000000302', 'Sam Ortiz'],
]);

/** Drivers with random paths through the stages, built from their events. */
function someStays(seed: number): Stay[] {
  const world = { seed, drivers: 40, owners: [...names.keys()], now: now.getTime(), days: 120, erasing: 0.03 };
  return Array.from({ length: world.drivers }, (_, index) => {
    const { transitions } = aDriverPath(Random.of(seed, 'way', index), world);
    const driverId = `driver ${String(index)}`;
    return staysIn(transitions.map((step) => ({ ...step, snapshot: { ...step.snapshot, driverId } })));
  }).flat();
}

/** The query of a rows link, parsed as the page parses it. */
function wantedBy(link: HTMLElement) {
  const params = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
  const named = <Name extends string>(all: readonly Name[], value: string | null) => all.find((item) => item === value);
  const number = named(stayCounts, params.get('number'));
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (number === undefined) throw new Error(`No number: ${link.outerHTML}`);
  const wanted = {
    number,
    stage: named(driverStages, params.get('stage')),
    by: named(movedByValues, params.get('by')),
    owner: params.get('owner') ?? undefined,
    reason: params.get('reason') ?? undefined,
  };
  return { wanted, period: reportPeriod({ from, to }, now, zone) };
}

/** Expected text of a link: the number of stays, or the days within which a share of them ended. */
function shownFor(link: HTMLElement, stays: readonly Stay[]): string {
  const { wanted, period } = wantedBy(link);
  const rows = stays.filter((stay) => isCounted(stay, wanted, period));
  const days = rows.map((stay) => daysOf(stay, period.moment));
  const label = link.getAttribute('aria-label') ?? '';
  if (label.endsWith('median')) return `${String(shareOf(days, 0.5))}d`;
  return label.endsWith('90th percentile') ? `${String(shareOf(days, 0.9))}d` : String(rows.length);
}

function open(report: Report, query: object) {
  const address = new URLSearchParams({ from: report.from, to: report.to, ...query }).toString();
  const members = [...names].map(([_id, name]) => ({ _id, name }));
  return renderApp(`/ops/reports?${address}`, {
    user: anOpsMember(),
    api: (api) => api.on('GET', '/api/ops/reports', ok(report)).on('GET', '/api/ops/members', ok({ data: members })),
  });
}

afterEach(freshBrowser);

describe('every number of the reports', () => {
  it.each([
    { seed: 31, days: { from: '2026-09-03', to: '2026-11-22' }, whose: {} },
    { seed: 32, days: { from: '2026-08-12', to: '2026-10-15' }, whose: {} },
    { seed: 33, days: { from: '2026-08-12', to: '2026-11-22' }, whose: { owner: [...names.keys()][0] ?? '' } },
    { seed: 33, days: { from: '2026-08-12', to: '2026-11-22' }, whose: { owner: 'none' } },
  ])('links to exactly the stays that it counts, for seed $seed over $days', async ({ seed, days, whose }) => {
    const stays = someStays(seed);
    const { screen } = await open(reportOf(stays, { days, now, zone, ...whose, names }), whose);
    const tables = await waitFor(() => {
      const found = screen.getAllByRole('table');
      expect(found).toHaveLength('owner' in whose ? 4 : 5);
      return found;
    });

    const links = tables.flatMap((table) => [...table.querySelectorAll<HTMLElement>('a.gh-report-number')]);
    const shown = links.map((link) => `${link.textContent}: ${link.getAttribute('href') ?? ''}`);
    const expected = links.map((link) => `${shownFor(link, stays)}: ${link.getAttribute('href') ?? ''}`);

    expect(shown).toEqual(expected);
    expect(links.length).toBeGreaterThan(40);
    expect(tables.flatMap(loose)).toEqual([]);
  });
});

/** Numbers without a link, except zeros, shares next to a number, and values that are not counts. */
function loose(table: HTMLElement): string[] {
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const noCounts = ['Stage', 'Target', 'Week starting', 'Owner'];
  return within(table)
    .getAllByRole('row')
    .flatMap((row) => [...row.querySelectorAll('td')].map((cell, index) => ({ cell, head: heads[index] ?? '' })))
    .filter(({ cell, head }) => /[1-9]/.test(cell.textContent) && !noCounts.includes(head))
    .filter(({ cell }) => cell.querySelector('a.gh-report-number') === null)
    .map(({ cell, head }) => `${head}: ${cell.textContent}`);
}
