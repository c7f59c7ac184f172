import type { ResponseContent } from '#db/employment-verifications/response-store';
import { declineNames, markSentences, rehireNames } from '#domain/employment-verifications/labels';
import type { TestingQuestions } from '#domain/employment-verifications/questions';
import type { VerificationAnswer } from '#domain/employment-verifications/schema';
import type { ResponseKind, ResponseMark } from '#domain/employment-verifications/states';
import { hasViolation } from '#domain/employment-verifications/test-questions';
import { equipmentNames } from '#domain/file-exports/labels';
import type { PrintedBlock, PrintedDocument } from '#platform/printed-document';
import { signatureBlock } from '../../../legal/signature-block';
import {
  atTime,
  day,
  driverRows,
  employerRows,
  orDash,
  paragraph,
  type Parties,
  type Rows,
  yesNo,
} from './printed-facts';

/** A response of a past employer, with the names that its document states. */
export interface PrintedResponse extends Parties {
  readonly id: string;
  readonly kind: ResponseKind;
  readonly version: number;
  readonly at: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly questions: TestingQuestions;
  readonly content: ResponseContent;
  readonly marks: readonly ResponseMark[];
}

const titles: Readonly<Record<ResponseKind, string>> = {
  answer: 'Verification of employment: answer',
  correction: 'Verification of employment: corrected answer',
  decline: 'Verification of employment: declined',
  refusal: 'Verification of employment: correction refused',
};

/** The response of a past employer, without what it says about testing. */
export function responseDocument(response: PrintedResponse): PrintedDocument {
  const { answer, text, reason } = response.content;
  return documentOf(response, titles[response.kind], [
    ...(answer === null ? [] : answerBlocks(answer, response)),
    ...(reason === null ? [] : [{ type: 'facts', rows: [['Reason', declineNames[reason]]] } as const]),
    ...(text === '' ? [] : [paragraph(text)]),
  ]);
}

/** The part of an answer about testing, which has readers of its own; undefined if nothing was asked. */
export function testsDocument(response: PrintedResponse): PrintedDocument | undefined {
  const { answer } = response.content;
  const { includesTests, includesFollowUpPlan } = response.questions;
  if (answer?.wasEmployed !== true || (!includesTests && !includesFollowUpPlan)) return undefined;
  const tests: Rows = [
    ['Alcohol test with a result of 0.04 or higher', yesNo(answer.alcoholTest)],
    ['Verified positive drug test', yesNo(answer.drugTest)],
    ['Refusal to be tested', yesNo(answer.refusedTest)],
    ['Other violation of DOT drug and alcohol rules', yesNo(answer.otherViolation)],
    ...(hasViolation(answer)
      ? [['Return-to-duty process completed', yesNo(answer.completedReturnToDuty)] as const]
      : []),
  ];
  const plan: Rows = [['Follow-up testing plan not finished', yesNo(answer.hasUnfinishedPlan)]];
  return documentOf(response, 'Drug and alcohol testing: answer', [
    paragraph(
      `About the days from ${day(response.periodFrom)} to ${day(response.periodTo)} (49 CFR 40.25(b), 391.23(e)).`,
    ),
    { type: 'facts', rows: [...(includesTests ? tests : []), ...(includesFollowUpPlan ? plan : [])] },
  ]);
}

function documentOf(response: PrintedResponse, title: string, blocks: readonly PrintedBlock[]): PrintedDocument {
  const { id, at, version, content, marks } = response;
  const { respondent, signature, ip } = content;
  return {
    title,
    language: 'en',
    createdAt: at,
    footer: `${id} · version ${String(version)}`,
    blocks: [
      { type: 'facts', rows: [...employerRows(response.employer), ...driverRows(response)] },
      ...blocks,
      signatureBlock(respondent.name, signature, [
        respondent.title,
        ...[respondent.phone, respondent.email].filter(Boolean),
        `Signed ${atTime(at)} from ${ip}. The respondent certifies that the answers are true to the best of their knowledge.`,
        ...marks.map((mark) => markSentences[mark]),
      ]),
    ],
  };
}

function answerBlocks(answer: VerificationAnswer, { periodFrom, periodTo }: PrintedResponse): PrintedBlock[] {
  const { wasEmployed, accidents } = answer;
  if (wasEmployed !== true)
    return [{ type: 'facts', rows: [['Did the driver work for you?', yesNo(wasEmployed)]] }, ...remarks(answer)];
  return [
    { type: 'heading', text: 'Employment' },
    {
      type: 'facts',
      rows: [
        ['Did the driver work for you?', 'Yes'],
        ['From', day(answer.startDate)],
        ['To', answer.isStillEmployed ? 'Present: still employed' : day(answer.endDate)],
        ['Position', answer.position],
        ['Operated a commercial motor vehicle', yesNo(answer.commercial)],
        ['Equipment', orDash(answer.equipment.map((code) => equipmentNames[code]).join(', '))],
        ['Subject to FMCSRs', yesNo(answer.subjectToFmcsa)],
        ['Safety-sensitive functions', yesNo(answer.safetySensitive)],
        ...(answer.isStillEmployed ? [] : endRows(answer)),
      ],
    },
    { type: 'heading', text: 'Accidents' },
    paragraph(`About the days from ${day(periodFrom)} to ${day(periodTo)} (49 CFR 390.15(b), 391.23(d)).`),
    ...(accidents.length === 0 ? [paragraph('None.')] : accidents.map(accidentBlock)),
    ...remarks(answer),
  ];
}

const endRows = ({ reasonForLeaving, eligibleForRehire }: VerificationAnswer): Rows => [
  ['Reason for leaving', reasonForLeaving],
  ['Eligible for rehire', eligibleForRehire === null ? '—' : rehireNames[eligibleForRehire]],
];

const accidentBlock = (accident: VerificationAnswer['accidents'][number]): PrintedBlock => ({
  type: 'facts',
  rows: [
    ['Date', day(accident.date)],
    ['Place', `${accident.city}, ${accident.state}`],
    ['Injuries', String(accident.injuries)],
    ['Fatalities', String(accident.fatalities)],
    ['Release of hazardous material', yesNo(accident.hazmatSpill)],
    ['Description', orDash(accident.description)],
  ],
});

const remarks = ({ comments }: VerificationAnswer): PrintedBlock[] =>
  comments === '' ? [] : [{ type: 'heading', text: 'Remarks' }, paragraph(comments)];
