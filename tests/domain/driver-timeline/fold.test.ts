import { describe, expect, it } from '@jest/globals';
import { foldReports } from '#domain/driver-timeline/fold';
import { PipelineHistory } from '../driver-pipeline/pipeline-history';

const SECOND_MS = 1_000;

describe('the reports about a submission', () => {
  it('are folded into it: no start or completion of a task stands beside what caused it', () => {
    const { transitions } = new PipelineHistory().toCertified();
    const entries = transitions.map(({ type, snapshot: { seq } }) => ({ type, seq, at: '2026-11-20T18:07:00.000Z' }));

    const kept = foldReports(entries.toReversed());

    expect(entries.filter(({ type }) => type === 'taskStarted').length).toBeGreaterThan(5);
    expect(kept.filter(({ type }) => type === 'taskStarted' || type === 'taskCompleted')).toEqual([]);
    const others = entries.filter(({ type }) => type !== 'taskStarted' && type !== 'taskCompleted');
    expect(kept).toEqual(others.toReversed());
  });

  it('stay without their cause: after a filter, and a second later', () => {
    const at = Date.parse('2026-11-20T18:07:00.000Z');
    const started = { type: 'taskStarted', at: new Date(at + SECOND_MS).toISOString() };
    const sent = { type: 'taskSent', at: new Date(at).toISOString() };

    expect(foldReports([started])).toEqual([started]);
    expect(foldReports([started, sent])).toEqual([started, sent]);
  });
});
