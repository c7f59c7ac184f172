import { describe, expect, it } from '@jest/globals';
import type { BoardPlace } from '#domain/candidacies/board/columns';
import { boardColumns, boardPlaces, columnStates, placeOf } from '#domain/candidacies/board/columns';
import { boardMove, boardMoves } from '#domain/candidacies/board/moves';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { allowedCommands, candidacyMoves } from '#domain/candidacies/moves';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import { candidacyStates } from '#domain/shared/candidacy-states';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

function play(...commands: CandidacyCommandName[]) {
  const history = new CandidacyHistory(aWorld);
  for (const command of commands) history.play(command, { isSafety: true });
  return history;
}

/** One candidacy in each state with cards on the board. */
const histories = {
  invited: () => play('invite'),
  requested: () => play('request'),
  inReview: () => play('request', 'moveToReview'),
  approved: () => play('request', 'moveToReview', 'approveForInterview'),
  interviewOffered: () => play().toOffer(['2026-12-01T15:00:00.000Z', '2026-12-02T15:00:00.000Z']),
  interviewing: () => play().toInterview(),
  hired: () => play().toHired(),
};
const shown = Object.keys(histories) as (keyof typeof histories)[];

/** The place of the card after the commands. */
function columnAfter({ state: { name } }: CandidacyHistory): BoardPlace {
  if (name === 'none') throw new Error('The round has not begun');
  return placeOf(name);
}

/** Details that the history does not add. */
const details = (command: CandidacyCommandName): object =>
  command === 'offerOtherTimes'
    ? { slots: [{ startsAt: '2026-12-03T15:00:00.000Z', endsAt: '2026-12-03T16:00:00.000Z' }] }
    : { isSafety: true };
const SAFETY = { kind: 'fleet', isSafety: true } as const;
/** Sent by the form of `scheduleInterview` when it has several times. */
const WITHIN_A_FORM: readonly CandidacyCommandName[] = ['offerInterview'];

const carrierCommands = ({ state, now }: CandidacyHistory) =>
  allowedCommands(state, SAFETY, now).filter((command) => command !== 'invite' && !WITHIN_A_FORM.includes(command));

const card = (
  state: CandidacyStateName,
  actions: readonly string[] = [],
  refusals: { action: string; code: string }[] = [],
) => ({
  state,
  actions,
  refusals,
});

describe('the columns of the candidate board', () => {
  it('contain each state of a candidacy once, except those of ended rounds and assignments', () => {
    const inColumns = boardColumns.flatMap((column) => columnStates[column]);
    expect([...inColumns].sort()).toEqual(candidacyStates.filter((state) => placeOf(state) !== 'ended').sort());
    expect(candidacyStates.filter((state) => placeOf(state) === 'ended')).toEqual(['ended', 'closed']);
  });
});

describe('moves on the candidate board', () => {
  it.each(shown)('from %s are exactly the commands that change the column', (state) => {
    const start = histories[state];
    expect(start().state.name).toBe(state);
    const moving = carrierCommands(start()).map((command) => {
      const history = start();
      history.play(command, details(command));
      return { command, to: columnAfter(history) };
    });
    for (const to of boardPlaces) {
      const leading = moving.filter((move) => move.to === to && to !== placeOf(state)).map(({ command }) => command);
      const listed = (boardMoves[state][to] ?? []).filter((command) => carrierCommands(start()).includes(command));
      expect([to, ...[...listed].sort()]).toEqual([to, ...leading.sort()]);
    }
  });

  it('are commands that the state machine allows carriers in this state', () => {
    for (const state of candidacyStates) {
      for (const commands of Object.values(boardMoves[state])) {
        for (const command of commands) {
          expect(candidacyMoves[command].from).toContain(state);
          expect(candidacyMoves[command].who).toContain('fleet');
        }
      }
    }
  });

  it('are a command if the reader may send it, the most fitting first', () => {
    expect(boardMove(card('inReview', ['rejectReview', 'cancelAssignment']), 'ended')).toEqual({
      kind: 'command',
      command: 'rejectReview',
    });
    const refusals = [{ action: 'rejectReview', code: 'safety-approval-needed' }];
    expect(boardMove(card('inReview', ['cancelAssignment'], refusals), 'ended')).toEqual({
      kind: 'command',
      command: 'cancelAssignment',
    });
    expect(boardMove(card('hired', ['endAssignment']), 'ended')).toEqual({ kind: 'command', command: 'endAssignment' });
  });

  it('are refused with the reason of the command', () => {
    const refusals = [{ action: 'hire', code: 'driver-not-ready' }];
    expect(boardMove(card('interviewing', ['pass'], refusals), 'hired')).toEqual({
      kind: 'refused',
      code: 'driver-not-ready',
    });
  });

  it.each([
    ['approved', 'invited', 'fromSearch'],
    ['invited', 'requested', 'byDriver'],
    ['invited', 'inReview', 'inviteOpen'],
    ['requested', 'hired', 'reviewFirst'],
    ['inReview', 'interview', 'approvalFirst'],
    ['approved', 'hired', 'interviewFirst'],
    ['approved', 'inReview', 'reviewOver'],
    ['interviewOffered', 'hired', 'timeFirst'],
    ['interviewing', 'inReview', 'reviewOver'],
    ['hired', 'interview', 'alreadyHired'],
    ['hired', 'ended', 'notNow'],
  ] as const)('without a command have a reason: from %s to %s', (from, to, obstacle) => {
    expect(boardMove(card(from), to)).toEqual({ kind: 'blocked', obstacle });
  });

  it('to its own column change nothing', () => {
    expect(boardMove(card('interviewOffered', ['pass']), 'interview')).toEqual({ kind: 'home' });
  });
});
