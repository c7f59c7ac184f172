import type { DeclineVoeBody, VerificationAnswer, VoeForm } from '#domain/employment-verifications/schema';
import type { SignedValues } from '#web/entities/signature/signing-rules';

/** The questions, with the signature of the respondent. */
export interface AnswerValues extends SignedValues {
  answer: VerificationAnswer;
  hasCertified: boolean;
}

/** A reply without answers: none are given, or none are corrected. */
export interface ReplyValues extends SignedValues {
  reason: DeclineVoeBody['reason'] | null;
  text: string | null;
  respondent: VerificationAnswer['respondent'];
  hasCertified: boolean;
}

export type Accident = VerificationAnswer['accidents'][number];

export const emptyAccident: Accident = {
  date: '',
  city: '',
  state: '',
  injuries: 0,
  fatalities: 0,
  hazmatSpill: false,
  description: '',
};

const unsigned: Pick<AnswerValues, 'signature' | 'hasCertified'> = {
  signature: { type: 'drawn', strokes: [] },
  hasCertified: false,
};

/** The draft, with a place for the first accident. */
export const answerValuesOf = ({ draft }: VoeForm): AnswerValues => ({
  ...unsigned,
  answer: { ...draft, accidents: draft.accidents.length === 0 ? [emptyAccident] : draft.accidents },
});

export const replyValuesOf = ({ draft }: VoeForm): ReplyValues => ({
  ...unsigned,
  reason: null,
  text: '',
  respondent: draft.respondent,
});

/** Cleared fields hold null. */
type Cleared<Part> = { [Name in keyof Part]: Part[Name] | null };

const sentAccident = ({ state, injuries, fatalities, ...accident }: Cleared<Accident>): Accident => ({
  ...(accident as Accident),
  state: state ?? '',
  injuries: injuries ?? 0,
  fatalities: fatalities ?? 0,
});

/** The answer as it is sent: empty texts and zeros in place of cleared fields, accidents only if there were any. */
export const sentAnswer = (answer: VerificationAnswer): VerificationAnswer => ({
  ...answer,
  comments: (answer as Cleared<VerificationAnswer>).comments ?? '',
  accidents: answer.hasAccidents === true ? answer.accidents.map(sentAccident) : [],
});
