import { describe, expect, it } from '@jest/globals';
import { boardCutoff } from '#domain/board/cutoff';
import { driverStages } from '#domain/driver-pipeline/stages';

const now = new Date('2026-11-22T12:00:00.000Z');

describe('disappearing from the board', () => {
  it('applies to NotInterested and NotQualified, at their target age', () => {
    expect(boardCutoff('NotInterested', now)).toBe('2026-11-12T12:00:00.000Z');
    expect(boardCutoff('NotQualified', now)).toBe('2026-11-02T12:00:00.000Z');
  });

  it('does not apply to other stages, such as Retarget', () => {
    const staying = driverStages.filter((stage) => boardCutoff(stage, now) === null);

    expect(staying).toHaveLength(driverStages.length - 2);
    expect(staying).toContain('Retarget');
  });
});
