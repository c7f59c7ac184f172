import type { DriverPipelineEvent } from './events';
import { requiredExpiries } from './expiries';
import { isExit } from './stages';

/** A Signal to the driver's candidacies, by topic of the outbox. */
export interface PipelineSignal {
  /**
   * `driverNotAvailable`: a driver who exits the pipeline also leaves all live candidacies. `driverProofsChanged`: a
   * required credential expired or was renewed; carriers are notified, and a start is held or released.
   */
  readonly topic: 'driverNotAvailable' | 'driverProofsChanged';
  readonly payload: { readonly driverId: string };
}

/** Whether the driver can no longer be hired after the event: the driver exited the pipeline, or was erased. */
export const isDriverGone = ({ type, snapshot }: DriverPipelineEvent): boolean =>
  type === 'erased' || ((type === 'stageMoved' || type === 'stageEntered') && isExit(snapshot.stage));

/** The Signals that other workflows receive after the event is projected. */
export function pipelineSignalsOf(event: DriverPipelineEvent): PipelineSignal[] {
  const { type, snapshot } = event;
  const payload = { driverId: snapshot.driverId };
  const isRequired = requiredExpiries.some((proof) => proof === snapshot.about);
  const mayChange = type === 'proofExpired' || type === 'documentApproved' || type === 'expiryRecorded';
  return [
    ...(isDriverGone(event) ? [{ topic: 'driverNotAvailable', payload } as const] : []),
    ...(isRequired && mayChange ? [{ topic: 'driverProofsChanged', payload } as const] : []),
  ];
}
