import type { CandidacyCommands } from '#domain/candidacies/commands';
import type { Lock } from '../entity/lock';
import { unwrapRefusal } from '../entity/refusal';
import { type CandidacyEntity, decide, projections } from './candidacy-entity';

type SlotCommandName = 'scheduleInterview' | 'rescheduleInterview' | 'confirmProposal';

/** A command that sets the time of the interview. */
export type InterviewTimeCommand = {
  [N in SlotCommandName]: { readonly name: N; readonly command: CandidacyCommands[N]; readonly updateId: string };
}[SlotCommandName];

/** Reserves the time in the driver's calendar, then sets it for the interview. */
export const setInterviewTime = (entity: CandidacyEntity, lock: Lock, timing: InterviewTimeCommand): Promise<void> =>
  lock.run(async () => {
    const { interview } = decide(entity.state, timing).snapshot;
    if (interview === null) return;
    const { candidacyId, driverId } = entity.state;
    const { interviewId, startsAt, endsAt } = interview;
    try {
      await unwrapRefusal(projections.holdInterviewSlot({ interviewId, candidacyId, driverId, startsAt, endsAt }));
      // The state may have changed during the activity.
      entity.record(decide(entity.state, timing), timing.updateId);
    } catch (error) {
      await projections.restoreInterviewSlot({ interviewId, interview: entity.state.interview });
      throw error;
    }
  });
