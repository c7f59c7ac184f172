import { describe, expect, it } from '@jest/globals';
import { adverseEventTypes } from '#domain/adverse-actions/events';
import { candidacyEventTypes } from '#domain/candidacies/events';
import { accessEventTypes } from '#domain/dq-access/events';
import { driverPipelineEventTypes } from '#domain/driver-pipeline/events';
import { verificationEventTypes } from '#domain/employment-verifications/events';
import { jobOrderEventTypes } from '#domain/job-orders/events';
import { allTransitions, type WatchedWorkflow } from '#domain/whose-turn/transitions/all';
import { type Party, partyOf, type TransitionRow } from '#domain/whose-turn/transitions/row';
import { playCandidacy } from '../../support/transitions/play-candidacies';
import { playPipeline } from '../../support/transitions/play-pipelines';
import { playAccess, playAdverseAction, playOrder, playVerification } from '../../support/transitions/play-records';
import type { Played } from '../../support/transitions/played';

interface Watched {
  readonly types: readonly string[];
  readonly play: (seed: number) => Played[];
  readonly histories: number;
  /** The parties that a changed step matters to. */
  readonly parties: readonly Party[];
  /** The part of the step that a party reads; all of it by default. */
  readonly read?: (step: string) => string;
}

const watched: Readonly<Record<WatchedWorkflow, Watched>> = {
  candidacy: { types: candidacyEventTypes, play: playCandidacy, histories: 800, parties: ['driver', 'carrier'] },
  // Operations read their lists all day, and the daily email counts what is late.
  'driver pipeline': {
    types: driverPipelineEventTypes,
    play: playPipeline,
    histories: 200,
    parties: ['driver'],
    read: (step) => step.split(',')[0] ?? '',
  },
  "access to a driver's file": {
    types: accessEventTypes,
    play: playAccess,
    histories: 300,
    parties: ['driver', 'carrier'],
  },
  'notices about a report': {
    types: adverseEventTypes,
    play: playAdverseAction,
    histories: 300,
    parties: ['driver', 'carrier'],
  },
  'verification of a past employment': {
    types: verificationEventTypes,
    play: playVerification,
    histories: 400,
    parties: ['driver', 'carrier'],
  },
  'job order': { types: jobOrderEventTypes, play: playOrder, histories: 300, parties: ['carrier', 'operations'] },
};

const partyOfActor: Readonly<Record<string, Party>> = {
  driver: 'driver',
  fleet: 'carrier',
  ops: 'operations',
  pastEmployer: 'pastEmployer',
};

/** The parties for whom a step changed that they did not cause, and about which they get no message. */
function silentParties(played: Played, { parties, read = (step) => step }: Watched): Party[] {
  if (read(played.before) === read(played.step)) return [];
  const notified = new Set(played.sends.map(partyOf));
  return parties.filter((party) => !notified.has(party) && partyOfActor[played.actor] !== party);
}

describe.each(Object.entries(watched) as [WatchedWorkflow, Watched][])('the transitions of a %s', (workflow, each) => {
  const rows: Readonly<Record<string, TransitionRow>> = allTransitions[workflow];
  const played = Array.from({ length: each.histories }, (_, seed) => each.play(seed)).flat();
  const ofType = (type: string) => played.filter((one) => one.type === type);
  // An import comes from outside of every history, and is a step of the demo only.
  const types = each.types.filter((type) => type !== 'imported');

  it('have a row each, and no other rows exist', () => {
    expect(Object.keys(rows)).toEqual(each.types);
  });

  it.each(types)('send what the row says: %s', (type) => {
    const sends = new Set(ofType(type).flatMap((one) => one.sends));

    expect(ofType(type)).not.toEqual([]);
    expect([...sends].toSorted()).toEqual(rows[type]?.sends);
  });

  it.each(types)('leave nobody without a message but those whom the row names: %s', (type) => {
    const silent = new Set(ofType(type).flatMap((one) => silentParties(one, each)));

    expect([...silent].toSorted()).toEqual(Object.keys(rows[type]?.silent ?? {}).toSorted());
  });
});
