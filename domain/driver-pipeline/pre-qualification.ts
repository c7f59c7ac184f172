import type { DriverStage } from './stages';
import type { DriverPipelineState, PreQualification } from './state';

type Answered = Pick<DriverPipelineState, 'stage' | 'preQualification'>;

/** Stages in which the driver may correct age, class or experience: until the file is approved. */
const correctableIn: readonly DriverStage[] = ['PreQualify', 'Processing', 'Interview', 'PendingHR'];

/** Why the pre-qualification answers ended an application; null if they did not. */
export const disqualificationOf = ({
  stage,
  preQualification,
}: Answered): Exclude<PreQualification, 'qualified'> | null =>
  stage === 'NotQualified' && preQualification !== 'qualified' ? preQualification : null;

/**
 * Whether the driver may answer the pre-qualification questions or correct the answers, including one that ended the application.
 */
export const mayAnswerPreQualificationQuestions = (state: Answered): boolean =>
  correctableIn.includes(state.stage) || disqualificationOf(state) !== null;

/** Whether the pre-qualification questions still have to be answered, even after operations moved the driver. */
export const needsPreQualificationAnswers = ({ stage, preQualification }: Answered): boolean =>
  correctableIn.includes(stage) && preQualification !== 'qualified';

/** Whether the driver may set their own availability: after the pre-qualification answers, while the application is open. */
export const maySwitchAvailability = ({ stage, preQualification }: Answered): boolean =>
  preQualification === 'qualified' && stage !== 'NotInterested' && stage !== 'NotQualified';
