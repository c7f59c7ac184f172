import { isExit } from '../drivers/stages';
import type { DriverPipelineEvent } from './events';

/** Work that a projected event leaves behind: who leaves the way to certification leaves his live candidacies, too. */
export interface PipelineFollowUp {
  readonly kind: 'leaveCandidacies';
}

/** What must happen elsewhere once the event is in the lists. */
export const pipelineFollowUpsOf = ({ type, snapshot }: DriverPipelineEvent): PipelineFollowUp[] => {
  const hasLeft = (type === 'stageMoved' || type === 'stageEntered') && isExit(snapshot.stage);
  return hasLeft || type === 'erased' ? [{ kind: 'leaveCandidacies' }] : [];
};
