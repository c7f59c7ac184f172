import type { DriverPipelineEventType } from '#domain/driver-pipeline/events';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

/** Something that operations did, or that came to them, before a driver's pipeline was taken over. */
export interface DeskEvent {
  readonly type: Extract<DriverPipelineEventType, 'callRecorded' | 'callMissed' | 'resultRecorded'>;
  readonly about: string;
  readonly by: 'ops' | 'system';
  readonly at: string;
  readonly reason: null;
  readonly note: { readonly id: string; readonly text: string } | null;
  /** What it changed. */
  readonly then: Partial<DriverPipelineState>;
}

export const isoAt = (at: number): string => new Date(Math.round(at)).toISOString();
