import type { DriverPipelineEventType } from '#domain/driver-pipeline/events';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

/** An action or result recorded by operations before a driver's pipeline was imported. */
export interface DeskEvent {
  readonly type: Extract<DriverPipelineEventType, 'callRecorded' | 'callMissed' | 'resultRecorded'>;
  readonly about: string;
  readonly by: 'ops' | 'system';
  readonly at: string;
  readonly reason: null;
  readonly note: { readonly id: string; readonly text: string } | null;
  /** State changes that follow from the event. */
  readonly changes: Partial<DriverPipelineState>;
}

export const isoAt = (at: number): string => new Date(Math.round(at)).toISOString();
