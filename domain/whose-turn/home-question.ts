import { mustNotDrive, type NextStep } from '../candidacies/next-step';

/** The cards of a driver's home that ask for something, with a text each. */
const homeQuestions = [
  'answerInvite',
  'pickInterviewTime',
  'answerInterview',
  'answerStart',
  'renewProof',
  'driverCompletesFile',
  'bothCompleteFile',
] as const;

/** The text of the home's card for a step that waits for the driver. */
export const homeQuestionOf = (step: NextStep): (typeof homeQuestions)[number] | 'mustNotDrive' | 'other' =>
  mustNotDrive(step) ? 'mustNotDrive' : (homeQuestions.find((question) => question === step) ?? 'other');
