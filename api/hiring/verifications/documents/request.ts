import type { LinkCodes } from '#db/employment-verifications/link-store';
import { investigationDay } from '#domain/employment-verifications/deadlines';
import type { TestingQuestions } from '#domain/employment-verifications/questions';
import { CORRECTION_DAYS, INQUIRY_YEARS, LINK_DAYS } from '#domain/employment-verifications/terms';
import type { PrintedDocument } from '#platform/printed-document';
import { day, driverRows, employerRows, paragraph, type Parties } from './printed-facts';

interface Request extends Parties {
  readonly channel: 'fax' | 'letter';
  readonly at: string;
  readonly questions: TestingQuestions;
  readonly codes: LinkCodes;
  readonly publicUrl: string;
  /** The driver's words, if the answer is disputed. */
  readonly dispute: string | null;
  /** The person at the carrier. */
  readonly sender: string;
}

/** The fax or letter to a past employer, with the codes of its link. */
export function requestDocument(request: Request): PrintedDocument {
  const { channel, at, codes, publicUrl, dispute, sender, carrier, questions } = request;
  return {
    title:
      dispute === null ? 'Request for the verification of an employment' : 'Request for the correction of an answer',
    language: 'en',
    createdAt: at,
    footer: `${carrier} · ${day(investigationDay(at))}`,
    blocks: [
      {
        type: 'facts',
        rows: [
          [channel === 'fax' ? 'Fax to' : 'Letter to', request.employer.name],
          ...employerRows(request.employer).slice(1),
          ['Date', day(investigationDay(at))],
        ],
      },
      { type: 'facts', rows: driverRows(request) },
      ...(dispute === null ? aboutRequest(questions) : aboutDispute(dispute)),
      { type: 'heading', text: 'How to answer' },
      paragraph(
        `Open the page below and enter both codes. No account is needed, you can save the form and go on later, and the driver's signed consent is there to read. The codes work for ${String(LINK_DAYS)} days and for you only.`,
      ),
      { type: 'code', label: 'Page', text: new URL('/voe/login', publicUrl).href },
      { type: 'code', label: 'Request code', text: codes.urlCode },
      { type: 'code', label: 'Access code', text: codes.accessCode },
      paragraph(`Thank you. ${sender}, ${carrier}`),
    ],
  };
}

const aboutRequest = ({ includesTests, includesFollowUpPlan }: TestingQuestions) => [
  paragraph(
    `The driver has applied to drive for this carrier. Federal rules require it to ask the employers of the last ${String(INQUIRY_YEARS)} years about the driver's safety performance, and require you to answer within 30 days (49 CFR 391.23(c), (g)). Nobody may be sued for accurate answers (49 USC 508).`,
  ),
  paragraph(
    `You are asked to confirm the employment, and about accidents as defined in 49 CFR 390.5${includesTests ? ', and drug and alcohol tests (49 CFR 40.25)' : ''}${includesFollowUpPlan ? `${includesTests ? ' and' : ', and about'} a follow-up testing plan that is not finished` : ''}.`,
  ),
];

const aboutDispute = (dispute: string) => [
  paragraph(
    `The driver read your answer and requests a correction. Within ${String(CORRECTION_DAYS)} days, you have to correct the answer, or to say that you do not agree (49 CFR 391.23(j)(2)).`,
  ),
  paragraph(`In the driver's words: "${dispute}"`),
];
