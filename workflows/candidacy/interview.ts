import type { CandidacyCommands } from '#domain/candidacies/commands';
import type { Lock } from '../entity/lock';
import { type CandidacyEntity, decide, writeWith } from './candidacy-entity';

type SlotCommandName = 'scheduleInterview' | 'pickInterviewTime' | 'rescheduleInterview' | 'confirmProposal';

/** A command that sets the time of the interview. */
export type InterviewTimeCommand = {
  [N in SlotCommandName]: { readonly name: N; readonly command: CandidacyCommands[N]; readonly updateId: string };
}[SlotCommandName];

/** Sets the time of the interview if neither the driver nor the interviewer has another interview at that time. */
export const setInterviewTime = (entity: CandidacyEntity, lock: Lock, timing: InterviewTimeCommand): Promise<void> =>
  lock.run(() =>
    entity.recordGuarded(
      () => ({ ...decide(entity.state, timing), updateId: timing.updateId }),
      writeWith('interview'),
    ),
  );
