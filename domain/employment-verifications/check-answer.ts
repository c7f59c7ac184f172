import { isDrawn, type Signature } from '../compliance/signature';
import { isEmail, isPhone } from '../driver-histories/contacts';
import type { ProblemCode } from '../problems';
import type { TestingQuestions } from './questions';
import type { EmployerContact, VerificationAnswer } from './schema';
import { hasViolation, testQuestions } from './test-questions';

/** A problem with one field, by its JSON pointer. */
export interface VerificationIssue {
  readonly pointer: string;
  readonly code: 'required' | ProblemCode;
}

/** The questions and the day against which an answer is checked. */
export interface AnswerContext {
  readonly questions: TestingQuestions;
  readonly today: string;
}

/** A signature with the checkbox. */
export interface AnswerSignature {
  readonly signature: Signature;
  readonly hasCertified: boolean;
}

const issue = (isWrong: boolean, pointer: string, code: VerificationIssue['code']): VerificationIssue[] =>
  isWrong ? [{ pointer, code }] : [];

const required = (value: unknown, pointer: string): VerificationIssue[] =>
  issue(value === null || value === '' || (Array.isArray(value) && value.length === 0), pointer, 'required');

/**
 * All problems of a complete answer; none if the driver did not work there and the respondent is named. Whether the
 * past employer would hire the driver again, and remarks, are voluntary.
 */
export function checkAnswer(answer: VerificationAnswer, context: AnswerContext): VerificationIssue[] {
  const { wasEmployed, respondent } = answer;
  const about = wasEmployed === true ? [...employmentIssues(answer, context), ...testIssues(answer, context)] : [];
  return [
    ...required(wasEmployed, '/answer/wasEmployed'),
    ...about,
    ...respondentIssues(respondent, '/answer/respondent'),
  ];
}

function employmentIssues(answer: VerificationAnswer, { today }: AnswerContext): VerificationIssue[] {
  const { startDate, isStillEmployed, commercial, equipment, hasAccidents, accidents } = answer;
  return [
    ...dayIssues(startDate, today, '/answer/startDate'),
    ...(isStillEmployed ? [] : lastDayIssues(answer, today)),
    ...required(answer.position, '/answer/position'),
    ...required(commercial, '/answer/commercial'),
    ...(commercial === true ? required(equipment, '/answer/equipment') : []),
    ...required(answer.subjectToFmcsa, '/answer/subjectToFmcsa'),
    ...required(answer.safetySensitive, '/answer/safetySensitive'),
    ...(isStillEmployed ? [] : required(answer.reasonForLeaving, '/answer/reasonForLeaving')),
    ...required(hasAccidents, '/answer/hasAccidents'),
    ...(hasAccidents === true ? required(accidents, '/answer/accidents') : []),
    ...(hasAccidents === true ? accidents.flatMap((accident, index) => accidentIssues(accident, index, today)) : []),
  ];
}

const lastDayIssues = ({ startDate, endDate }: VerificationAnswer, today: string): VerificationIssue[] => [
  ...dayIssues(endDate, today, '/answer/endDate'),
  ...issue(startDate !== '' && endDate !== '' && endDate < startDate, '/answer/endDate', 'end-before-start'),
];

function accidentIssues(
  { date, city, state }: VerificationAnswer['accidents'][number],
  index: number,
  today: string,
): VerificationIssue[] {
  const at = `/answer/accidents/${String(index)}`;
  return [...dayIssues(date, today, `${at}/date`), ...required(city, `${at}/city`), ...required(state, `${at}/state`)];
}

function testIssues(answer: VerificationAnswer, { questions }: AnswerContext): VerificationIssue[] {
  const { includesTests, includesFollowUpPlan } = questions;
  return [
    ...(includesTests ? testQuestions.flatMap((name) => required(answer[name], `/answer/${name}`)) : []),
    ...(includesTests && hasViolation(answer)
      ? required(answer.completedReturnToDuty, '/answer/completedReturnToDuty')
      : []),
    ...(includesFollowUpPlan ? required(answer.hasUnfinishedPlan, '/answer/hasUnfinishedPlan') : []),
  ];
}

const dayIssues = (date: string, today: string, pointer: string): VerificationIssue[] => [
  ...required(date, pointer),
  ...issue(date > today, pointer, 'date-in-future'),
];

/** Problems of the respondent's name, title and contact data. */
export const respondentIssues = (
  { name, title, phone, email }: VerificationAnswer['respondent'],
  pointer: string,
): VerificationIssue[] => [
  ...required(name, `${pointer}/name`),
  ...required(title, `${pointer}/title`),
  ...issue(phone !== '' && !isPhone(phone), `${pointer}/phone`, 'phone-not-valid'),
  ...issue(email !== '' && !isEmail(email), `${pointer}/email`, 'email-not-valid'),
];

/** Problems of the signature and the checkbox. */
export const signatureIssues = ({ signature, hasCertified }: AnswerSignature): VerificationIssue[] => [
  ...issue(signature.type === 'drawn' && !isDrawn(signature.strokes), '/signature', 'signature-missing'),
  ...issue(!hasCertified, '/hasCertified', 'required'),
];

/** Problems of a past employer's contact data; only the name is required. */
export const contactIssues = ({ name, email, phone, fax }: EmployerContact): VerificationIssue[] => [
  ...required(name, '/employer/name'),
  ...issue(email !== '' && !isEmail(email), '/employer/email', 'email-not-valid'),
  ...issue(phone !== '' && !isPhone(phone), '/employer/phone', 'phone-not-valid'),
  ...issue(fax !== '' && !isPhone(fax), '/employer/fax', 'phone-not-valid'),
];

/** The answer without what the form does not ask, so that nothing is stored that no rule asks for. */
export function relevantAnswer(
  answer: VerificationAnswer,
  { includesTests, includesFollowUpPlan }: TestingQuestions,
): VerificationAnswer {
  const isEmployed = answer.wasEmployed === true;
  const keepsTests = isEmployed && includesTests;
  return {
    ...answer,
    ...(!isEmployed && notEmployed),
    ...(isEmployed && answer.isStillEmployed && notOver),
    accidents: isEmployed && answer.hasAccidents === true ? answer.accidents : [],
    equipment: isEmployed && answer.commercial === true ? answer.equipment : [],
    alcoholTest: keepsTests ? answer.alcoholTest : null,
    drugTest: keepsTests ? answer.drugTest : null,
    refusedTest: keepsTests ? answer.refusedTest : null,
    otherViolation: keepsTests ? answer.otherViolation : null,
    completedReturnToDuty: keepsTests && hasViolation(answer) ? answer.completedReturnToDuty : null,
    hasUnfinishedPlan: isEmployed && includesFollowUpPlan ? answer.hasUnfinishedPlan : null,
  };
}

const notEmployed = {
  startDate: '',
  endDate: '',
  isStillEmployed: false,
  position: '',
  commercial: null,
  subjectToFmcsa: null,
  safetySensitive: null,
  reasonForLeaving: '',
  eligibleForRehire: null,
  hasAccidents: null,
} as const;

/** Nobody has left an employment that lasts, and nobody is hired for it again. */
const notOver = { endDate: '', reasonForLeaving: '', eligibleForRehire: null } as const;

/** The answer without its part about testing, for readers of other stores. */
export const withoutTests = (answer: VerificationAnswer): VerificationAnswer => ({
  ...answer,
  alcoholTest: null,
  drugTest: null,
  refusedTest: null,
  otherViolation: null,
  completedReturnToDuty: null,
  hasUnfinishedPlan: null,
});
