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

/** The Signals that other workflows receive after the event is projected. */
export function pipelineSignalsOf({ type, snapshot }: DriverPipelineEvent): PipelineSignal[] {
  const payload = { driverId: snapshot.driverId };
  const hasLeft = (type === 'stageMoved' || type === 'stageEntered') && isExit(snapshot.stage);
  const isRequired = requiredExpiries.some((proof) => proof === snapshot.about);
  const mayChange = type === 'proofExpired' || type === 'documentApproved' || type === 'expiryRecorded';
  return [
    ...(hasLeft || type === 'erased' ? [{ topic: 'driverNotAvailable', payload } as const] : []),
    ...(isRequired && mayChange ? [{ topic: 'driverProofsChanged', payload } as const] : []),
  ];
}
