import { describe, expect, it } from '@jest/globals';
import { checkBulkAction, judgeBulkTarget, type BulkTarget } from '#domain/bulk/rules';
import type { BulkAction } from '#domain/bulk/schema';
import { fillMessage } from '#domain/bulk/templates';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const actor = { kind: 'ops', userId: 'ops-1' } as const;
const target = (state: Partial<DriverPipelineState> = {}, ways: Partial<BulkTarget> = {}): BulkTarget => ({
  state: { ...emptyPipeline('driver-1'), seq: 3, ...state },
  hasMail: true,
  hasSms: false,
  ...ways,
});
const judge = (of: BulkTarget, act: BulkAction) => judgeBulkTarget(of, act, { actor, now });
const message = (...channels: ('mail' | 'sms')[]): BulkAction => ({
  kind: 'message',
  channels,
  subject: 'Hi',
  text: 'Hi',
});

describe('an act in bulk', () => {
  it('writes by the ways that are open, and to nobody by none', () => {
    expect(judge(target(), message('mail', 'sms'))).toEqual({ channels: ['mail'], problem: undefined });
    expect(judge(target({}, { hasSms: true }), message('sms', 'mail')).channels).toEqual(['mail', 'sms']);
    expect(judge(target(), message('sms')).problem).toEqual({ code: 'driver-not-reachable' });
    expect(judge(target({ isErased: true }), message('mail')).problem).toEqual({ code: 'not-found' });
  });

  it('leaves a driver with whoever has him already', () => {
    const act: BulkAction = { kind: 'assign', ownerId: 'ops-2' };

    expect(judge(target({ ownerId: 'ops-2' }), act).problem).toEqual({ code: 'driver-owned-already' });
    expect(judge(target({ ownerId: 'ops-1' }), act).problem).toBeUndefined();
  });

  it('asks for a document that nobody has sent or asked for', () => {
    const { documents } = emptyPipeline('driver-1');
    const asked = { ...documents, mvr: { ...documents.mvr, status: 'requested' as const } };
    const act: BulkAction = { kind: 'requestDocument', document: 'mvr' };

    expect(judge(target(), act).problem).toBeUndefined();
    expect(judge(target({ documents: asked }), act).problem).toEqual({ code: 'document-there' });
  });

  it('silences until a day that is to come', () => {
    const until = (day: string): BulkAction => ({ kind: 'snooze', until: `${day}T09:00:00.000Z`, reason: 'other' });

    expect(checkBulkAction(until('2026-11-22'), now)).toEqual({ code: 'date-in-past' });
    expect(checkBulkAction(until('2026-11-23'), now)).toBeUndefined();
  });

  it('says each driver’s own name', () => {
    expect(fillMessage('{firstName}, hello {firstName}', { firstName: 'Nora' })).toBe('Nora, hello Nora');
  });
});
