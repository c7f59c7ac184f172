import type { CandidacyCommands } from '#domain/candidacies/commands';
import { asking } from '../entity/asking';
import type { Lock } from '../entity/lock';
import { decide, projections, type CandidacyEntity } from './candidacy-entity';

type SlotCommandName = 'scheduleInterview' | 'moveInterview' | 'confirmProposal';

/** A command that gives the interview a time. */
export type Timing = {
  [N in SlotCommandName]: { readonly name: N; readonly command: CandidacyCommands[N]; readonly updateId: string };
}[SlotCommandName];

/** Gives the interview its time, once the driver's own calendar has a place for it. */
export const setInterviewTime = (entity: CandidacyEntity, lock: Lock, timing: Timing): Promise<void> =>
  lock.run(async () => {
    const { interview } = decide(entity.state, timing).snapshot;
    if (interview === null) return;
    const { candidacyId, driverId } = entity.state;
    const { interviewId, startsAt, endsAt } = interview;
    try {
      await asking(projections.holdInterviewSlot({ interviewId, candidacyId, driverId, startsAt, endsAt }));
      // The state may have moved on while the calendar was asked.
      entity.record(decide(entity.state, timing), timing.updateId);
    } catch (error) {
      await projections.restoreInterviewSlot({ interviewId, interview: entity.state.interview });
      throw error;
    }
  });
