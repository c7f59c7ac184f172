import { describe, expect, it } from '@jest/globals';
import { type Attempt, leadOf, type RaceKind, type RaceResult } from '../../../lab/chaos/race';
import { raceFigures } from '../../../lab/chaos/race-figures';
import { findUnfair } from '../../../lab/chaos/race-findings';
import { pairingOf } from '../../../lab/core/hiring-steps';
import type { Staff } from '../../../lab/core/people';

const person = { userId: 'user', token: 'token' };
const staff: Staff = {
  organizationId: 'organization',
  facilityId: 'facility',
  zone: 'America/Chicago',
  recruiter: person,
  safety: person,
  ops: person,
};
const contender = { staff, pairing: pairingOf('order', person) };

const hired = (from = 0): Attempt => ({ status: 200, code: null, from, to: from + 100 });
const refused = (code: string, from = 0): Attempt => ({ status: 409, code, from, to: from + 80 });
const race = (kind: RaceKind, ...attempts: [Attempt, Attempt]): RaceResult => ({
  kind,
  contenders: [contender, contender],
  leadMs: 0,
  attempts,
});

describe('a race', () => {
  it.each<[string, RaceResult]>([
    ['the write refuses the second carrier', race('doubleHire', hired(), refused('driver-hired-elsewhere'))],
    ['the candidacy of the second carrier is closed', race('doubleHire', refused('candidacy-changed'), hired())],
    ['the order refuses the second driver', race('lastSeat', hired(), refused('order-filled'))],
  ])('is fair if %s', (_what, result) => {
    expect(findUnfair([result])).toEqual([]);
  });

  it.each<[string, RaceResult, RegExp]>([
    ['both hires are accepted', race('lastSeat', hired(), hired()), /2 hires were accepted/],
    ['no hire is accepted', race('lastSeat', refused('order-filled'), refused('order-filled')), /0 hires/],
    [
      'the loser reads that its own carrier hired the driver',
      race('doubleHire', hired(), refused('driver-already-hired')),
      /driver-already-hired/,
    ],
    [
      'the loser reads of a missing page',
      race('lastSeat', hired(), { ...refused('not-found'), status: 404 }),
      /404 not-found/,
    ],
  ])('is reported if %s', (_what, result, finding) => {
    expect(findUnfair([result])).toEqual([expect.stringMatching(finding)]);
  });
});

it('counts who won, whether the later hire won, and whether both were in progress at the same time', () => {
  const results = [
    race('lastSeat', hired(), refused('order-filled', 20)),
    race('lastSeat', refused('order-filled'), hired(20)),
    race('lastSeat', hired(), refused('order-filled', 300)),
    race('doubleHire', hired(), refused('candidacy-changed')),
  ];

  expect(raceFigures('lastSeat', results)).toMatchObject({
    races: 3,
    firstWins: 2,
    secondWins: 1,
    laterWins: 1,
    overlapping: 2,
    refusals: { 'order-filled': 3 },
  });
});

it('gives each side the earlier start equally often', () => {
  const leads = Array.from({ length: 200 }, (_, index) => leadOf(index));
  const early = leads.filter((lead) => lead > 0).length;
  expect(Math.abs(early - 100)).toBeLessThan(10);
});
