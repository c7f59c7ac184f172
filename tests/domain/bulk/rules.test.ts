import { describe, expect, it } from '@jest/globals';
import { type BulkTarget, checkBulkAction, evaluateBulkTarget } from '#domain/bulk/rules';
import type { BulkAction } from '#domain/bulk/schema';
import { fillMessage } from '#domain/bulk/templates';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const actor = { kind: 'ops', userId: 'ops-1' } as const;
const target = (state: Partial<DriverPipelineState> = {}, channels: Partial<BulkTarget> = {}): BulkTarget => ({
  state: { ...emptyPipeline('driver-1'), seq: 3, ...state },
  hasMail: true,
  hasSms: false,
  ...channels,
});
const evaluate = (of: BulkTarget, act: BulkAction) => evaluateBulkTarget(of, act, { actor, now });
const message = (...channels: ('mail' | 'sms')[]): BulkAction => ({
  kind: 'message',
  channels,
  subject: 'Hi',
  text: 'Hi',
});

describe('a bulk action', () => {
  it('sends a message over the available channels, and refuses it without any', () => {
    expect(evaluate(target(), message('mail', 'sms'))).toEqual({ channels: ['mail'], problem: undefined });
    expect(evaluate(target({}, { hasSms: true }), message('sms', 'mail')).channels).toEqual(['mail', 'sms']);
    expect(evaluate(target(), message('sms')).problem).toEqual({ code: 'driver-not-reachable' });
    expect(evaluate(target({ isErased: true }), message('mail')).problem).toEqual({ code: 'not-found' });
  });

  it('refuses to assign a driver to the current owner', () => {
    const act: BulkAction = { kind: 'assign', ownerId: 'ops-2' };

    expect(evaluate(target({ ownerId: 'ops-2' }), act).problem).toEqual({ code: 'driver-owned-already' });
    expect(evaluate(target({ ownerId: 'ops-1' }), act).problem).toBeUndefined();
  });

  it('requests a document only if it was neither uploaded nor requested', () => {
    const { documents } = emptyPipeline('driver-1');
    const requested = { ...documents, mvr: { ...documents.mvr, status: 'requested' as const } };
    const act: BulkAction = { kind: 'requestDocument', document: 'mvr' };

    expect(evaluate(target(), act).problem).toBeUndefined();
    expect(evaluate(target({ documents: requested }), act).problem).toEqual({ code: 'document-there' });
  });

  it('snoozes only until a day in the future', () => {
    const until = (day: string): BulkAction => ({ kind: 'snooze', until: `${day}T09:00:00.000Z`, reason: 'other' });

    expect(checkBulkAction(until('2026-11-22'), now)).toEqual({ code: 'date-in-past' });
    expect(checkBulkAction(until('2026-11-23'), now)).toBeUndefined();
  });

  it("fills in each driver's name", () => {
    expect(fillMessage('{firstName}, hello {firstName}', { firstName: 'Nora' })).toBe('Nora, hello Nora');
  });
});
