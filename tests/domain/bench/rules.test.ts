import { describe, expect, it } from '@jest/globals';
import { benchDueAt, type BenchFacts, benchOffer, checkBenchCommand, checkBenchDriver } from '#domain/bench/rules';
import { benchCommands, benchStatuses } from '#domain/bench/states';

const safety: BenchFacts = { status: 'requested', actor: 'fleet', isSafety: true, hasFileAccess: true };

describe('commands on a bench entry', () => {
  it.each([
    ['add', null, undefined],
    ['add', 'requested', 'bench-entry-exists'],
    ['add', 'approved', 'bench-entry-exists'],
    ['add', 'rejected', undefined],
    ['add', 'removed', undefined],
    ['approve', null, 'bench-move-not-allowed'],
    ['approve', 'requested', undefined],
    ['approve', 'approved', 'bench-move-not-allowed'],
    ['approve', 'rejected', 'bench-move-not-allowed'],
    ['approve', 'removed', 'bench-move-not-allowed'],
    ['reject', 'requested', undefined],
    ['reject', 'approved', 'bench-move-not-allowed'],
    ['reject', 'rejected', 'bench-move-not-allowed'],
    ['reject', 'removed', 'bench-move-not-allowed'],
    ['remove', null, 'bench-move-not-allowed'],
    ['remove', 'requested', undefined],
    ['remove', 'approved', undefined],
    ['remove', 'rejected', 'bench-move-not-allowed'],
    ['remove', 'removed', 'bench-move-not-allowed'],
  ] as const)('%s in status %s: %s', (command, status, refusal) => {
    expect(checkBenchCommand(command, { ...safety, status })).toBe(refusal);
  });

  it.each(['approve', 'reject'] as const)('%s needs HR or Safety, and access to the file', (command) => {
    expect(checkBenchCommand(command, { ...safety, isSafety: false, hasFileAccess: false })).toBe(
      'safety-approval-needed',
    );
    expect(checkBenchCommand(command, { ...safety, hasFileAccess: false })).toBe('access-not-granted');
  });

  it('lets drivers only leave', () => {
    const allowed = benchCommands.filter(
      (command) => checkBenchCommand(command, { ...safety, actor: 'driver' }) === undefined,
    );

    expect(allowed).toEqual(['remove']);
  });

  it('lets operations do nothing in the name of a carrier', () => {
    const refusals = benchCommands.map((command) => checkBenchCommand(command, { ...safety, actor: 'ops' }));

    expect(new Set(refusals)).toEqual(new Set(['bench-move-not-allowed']));
  });
});

describe('the actions on an entry', () => {
  const recruiter = { isSafety: false, hasFileAccess: false, mayAct: true };

  it('offers what the status allows, and says why the rest is refused', () => {
    expect(benchOffer({ ...recruiter, status: 'requested' })).toEqual({
      actions: ['remove'],
      refusals: [
        { action: 'approve', code: 'safety-approval-needed' },
        { action: 'reject', code: 'safety-approval-needed' },
      ],
    });
    expect(benchOffer({ ...recruiter, status: 'removed' })).toEqual({ actions: ['add'], refusals: [] });
  });

  it.each(benchStatuses)('offers nothing in status %s to a position without hiring rights', (status) => {
    expect(benchOffer({ ...recruiter, mayAct: false, status }).actions).toEqual([]);
  });
});

describe('adding a driver to the bench', () => {
  it.each([
    [{ isFindable: true, hasLeft: false, isKnown: false }, undefined],
    [{ isFindable: false, hasLeft: false, isKnown: true }, undefined],
    [{ isFindable: false, hasLeft: false, isKnown: false }, 'driver-not-searchable'],
    [{ isFindable: false, hasLeft: true, isKnown: true }, 'driver-not-searchable'],
  ])('%j: %s', (facts, refusal) => {
    expect(checkBenchDriver(facts)).toBe(refusal);
  });
});

describe('the review of an entry', () => {
  it('is due after two days', () => {
    expect(benchDueAt('requested', '2026-11-20T12:00:00.000Z')).toBe('2026-11-22T12:00:00.000Z');
    expect(benchDueAt('approved', '2026-11-20T12:00:00.000Z')).toBeNull();
  });
});
