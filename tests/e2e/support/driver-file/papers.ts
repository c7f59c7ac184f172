/** A document to record at a line of the file: labels of the form and what is entered. */
export interface Paper {
  /** The start of the line's title. */
  readonly line: RegExp;
  /** If the line accepts several. */
  readonly kind?: string;
  readonly dates: Readonly<Record<string, string>>;
  /** Answers by the label of their group. */
  readonly answers?: Readonly<Record<string, string>>;
  readonly marks?: readonly string[];
  /** Texts by the label of their field. */
  readonly words?: Readonly<Record<string, string>>;
  /** The form of the evidence, if it is not the document itself. */
  readonly form?: string;
  readonly state?: string;
  readonly withoutFile?: true;
}

/** Days of a hire in the time of the waiver of April 11 to October 11, 2026 (91 FR 19255). */
export const days = {
  applied: '2026-09-10',
  hired: '2026-09-14',
  started: '2026-09-20',
  ended: '2026-11-20',
} as const;

const record = {
  'License status': 'License valid',
  'Self-certification category': 'NI: non-excepted, interstate',
} as const;

/** The documents at the hire. The record of the state says nothing about the medical certificate yet. */
export const atTheHire: readonly Paper[] = [
  { line: /^Notice that past employers/, dates: { 'Date signed': '2026-09-08' } },
  {
    line: /^Application to this carrier/,
    dates: { 'Date signed': days.applied },
    marks: ['Lists 3 years of accidents and convictions', 'Lists 10 years of employers'],
  },
  {
    line: /^Motor vehicle record, last 3 years: California/,
    dates: { 'Date received': '2026-09-18' },
    answers: record,
  },
  {
    line: /^English proficiency/,
    dates: { 'Date performed': '2026-09-15' },
    form: 'Date only, no document required',
    withoutFile: true,
  },
  {
    line: /^Road test or equivalent/,
    kind: 'Road test form and certificate',
    dates: { 'Date performed': '2026-09-16' },
    words: { 'Test vehicle': 'Tractor-trailer, unit 12', Examiner: 'Dana Lee' },
  },
  {
    line: /^Clearinghouse: pre-employment full query/,
    dates: { 'Query date': '2026-09-17' },
    answers: { 'Query result': 'No violation found' },
  },
  {
    line: /^Pre-employment drug test/,
    kind: 'Drug test result',
    dates: { 'Date received': '2026-09-18' },
    answers: { 'Test result': 'Negative' },
  },
  {
    line: /^Answer about failed or refused tests/,
    kind: 'Answer about failed or refused tests',
    dates: { 'Date signed': days.applied },
    answers: { Answer: 'No' },
  },
  { line: /^Enrollment in random testing/, dates: { 'Enrollment date': '2026-09-19' } },
];

/** Signed five days after the first drive. */
export const lateReceipt: Paper = {
  line: /^Receipt of the drug and alcohol policy/,
  dates: { 'Date signed': '2026-09-25' },
};

/** After the waiver, only the record of the state proves the medical certification. */
export const certifiedRecord: Paper = {
  line: /^Medical certification of a CDL holder/,
  state: 'California',
  dates: {
    'Date received': '2026-10-08',
    'Exam date': '2026-09-01',
    'Medical certification expires': '2028-09-01',
  },
  answers: { ...record, 'Medical status': 'Medically certified' },
};

/** A past employer that does not answer: the attempts are in the certificate. */
export const noAnswer: Paper = {
  line: /^Safety performance history/,
  dates: { 'Date performed': '2026-10-02' },
  form: 'Record of good-faith efforts',
  words: {
    'Contacted party': 'Old Carrier, 1 Main St, Dallas, TX 75201',
    'Contact method': 'By phone and fax',
    Response: 'No answer',
  },
};
