import type { EmploymentRow } from '#domain/requirements/file-list-schema';
import type { FileEmployment, FileEvidence, FileLine, FileOnDay } from '#domain/requirements/file-schema';

const id = (last: number) => `018f0000-0000-7000-8000-0000000008${String(last).padStart(2, '0')}`;

export const EMPLOYMENT_ID = id(1);
export const EVIDENCE_ID = id(2);
export const PAST_EMPLOYER = { id: id(3), name: 'Pacific Freight' };

/** An employment that came from a hire. */
export const anEmployment = (more: Partial<FileEmployment> = {}): FileEmployment => ({
  _id: EMPLOYMENT_ID,
  driver: { _id: id(4), name: 'Nora Quinn' },
  organization: { _id: '018f0000-0000-7000-8000-0000000000aa', name: 'Long Beach Drayage' },
  order: { _id: id(5), title: 'Night drayage' },
  appliedOn: '2026-10-20',
  hiredOn: '2026-11-02',
  startedOn: null,
  endedOn: null,
  endReason: null,
  type: null,
  isMultipleEmployer: null,
  isFurnished: null,
  ...more,
});

/** A document that the carrier recorded and accepted. */
export const anEvidence = (more: Partial<FileEvidence> = {}): FileEvidence => ({
  _id: EVIDENCE_ID,
  kind: 'mvr',
  form: 'document',
  dates: { received: '2026-11-10' },
  findings: ['licenseValid'],
  content: {},
  about: 'CA',
  obtainedBy: 'carrier',
  organization: { _id: '018f0000-0000-7000-8000-0000000000aa', name: 'Long Beach Drayage' },
  employmentId: EMPLOYMENT_ID,
  opens: ['front'],
  review: { result: 'accepted', reason: null, by: 'Robin Vale', on: '2026-11-11' },
  isSignedHere: false,
  recordedBy: 'Robin Vale',
  recordedAt: '2026-11-11T15:00:00.000Z',
  correctionReason: null,
  isOwn: true,
  ...more,
});

/** A line that the carrier has to meet; missing by default. */
export const aFileLine = (more: Partial<FileLine> = {}): FileLine => ({
  code: 'road-test',
  title: 'Road test',
  citation: '49 CFR 391.31, 391.33',
  note: 'The form and the certificate.',
  authority: 'law',
  store: 'qualification',
  per: 'employment',
  employmentId: EMPLOYMENT_ID,
  subject: null,
  status: 'missing',
  why: 'neverProven',
  facts: [],
  provenOn: null,
  isEarly: false,
  dueOn: '2026-11-02',
  daysLate: null,
  lateness: [],
  acts: 'carrier',
  isUnderReview: false,
  part: null,
  keepUntil: null,
  bars: true,
  evidence: null,
  others: [],
  records: [{ kind: 'roadTest', dated: 'performed', forms: ['document'], findings: [], until: null }],
  correction: null,
  ...more,
});

/** An inquiry to a past employer, which may not answer. */
export const anInquiry = (more: Partial<FileLine> = {}): FileLine =>
  aFileLine({
    code: 'safety-history',
    title: 'Safety performance history',
    citation: '49 CFR 391.23(a)(2), (c), (d)',
    store: 'investigation',
    per: 'pastEmployer',
    subject: PAST_EMPLOYER,
    status: 'due',
    dueOn: '2026-12-02',
    bars: false,
    records: [
      { kind: 'safetyInquiry', dated: 'received', forms: ['document'], findings: [], until: null },
      { kind: 'safetyInquiry', dated: 'performed', forms: ['noneCouldBeAsked'], findings: [], until: null },
    ],
    ...more,
  });

/** A file of an employment on 2026-11-22. */
export const aFile = (more: Partial<FileOnDay> = {}): FileOnDay => ({
  on: '2026-11-22',
  knownAt: null,
  driver: { _id: id(4), name: 'Nora Quinn' },
  employment: anEmployment(),
  employments: [anEmployment()],
  stores: ['qualification', 'investigation', 'drugAlcohol', 'hr'],
  lines: [aFileLine()],
  facts: {},
  statements: [],
  pastEmployers: [{ _id: PAST_EMPLOYER.id, name: PAST_EMPLOYER.name }],
  mayRecord: true,
  ...more,
});

export const anEmploymentRow = (more: Partial<EmploymentRow> = {}): EmploymentRow => ({
  ...anEmployment(),
  counts: { missing: 2, expired: 0, unknown: 1, due: 3, late: 0 },
  bars: 1,
  nextDueOn: '2026-12-02',
  ...more,
});
