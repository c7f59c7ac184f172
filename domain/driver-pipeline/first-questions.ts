import type { DriverStage } from '../drivers/stages';
import type { DriverPipelineState, PreQualification } from './state';

type Answered = Pick<DriverPipelineState, 'stage' | 'preQualification'>;

/** Until the file is approved, a slip in age, class or experience is the driver's own to correct. */
const correctableIn: readonly DriverStage[] = ['PreQualify', 'Processing', 'Interview', 'PendingHR'];

/** Why the first answers ended an application; null where they did not. */
export const disqualificationOf = ({
  stage,
  preQualification,
}: Answered): Exclude<PreQualification, 'qualified'> | null =>
  stage === 'NotQualified' && preQualification !== 'qualified' ? preQualification : null;

/** Whether the driver may answer the first questions, or correct an answer: also one that ended the application. */
export const mayAnswerFirstQuestions = (state: Answered): boolean =>
  correctableIn.includes(state.stage) || disqualificationOf(state) !== null;

/** Whether the first questions are still to be answered, also after operations moved the driver on or back. */
export const asksFirstQuestions = ({ stage, preQualification }: Answered): boolean =>
  correctableIn.includes(stage) && preQualification !== 'qualified';

/** Whether the driver decides about being found: from the first answers on, and as long as the application lives. */
export const maySwitchAvailability = ({ stage, preQualification }: Answered): boolean =>
  preQualification === 'qualified' && stage !== 'NotInterested' && stage !== 'NotQualified';
