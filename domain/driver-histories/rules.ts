import { isZip } from '../places/zip';
import type { ProblemCode } from '../problems';
import { monthsBefore, monthsOf, overlaps, type Period } from '../shared/periods';
import { missingCode } from '../shared/required-value';
import { plainEmail } from '../shared/typed-email';
import { isEmail, isPhone, storedPhone } from './contacts';
import { HISTORY_MONTHS } from './coverage';
import type { Employment, HistoryItems, HistoryPeriod, MailingAddress } from './items';
import { ABROAD, type HistoryKind, isEvent, isWholeHistory } from './kinds';

/** A problem with one field: a code of the problem catalog, or that it is empty. */
export interface FieldIssue {
  readonly field: string;
  readonly code: 'required' | ProblemCode;
  /** Parameters of the problem's text. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** An earlier date is assumed to be a typo. */
const EARLIEST_DATE = '1930-01-01';

/** The required fields of an address; abroad, a postal code is optional. */
const addressFields = (state: string) =>
  ['addressLine1', 'city', 'state', ...(state === ABROAD ? [] : (['postalCode'] as const))] as const;

type FieldsOf = { readonly [K in HistoryKind]: (item: HistoryItems[K]) => readonly (keyof HistoryItems[K])[] };

/** The required fields of each kind; a period without work needs no address. */
const requiredFields: FieldsOf = {
  employment: ({ type, current, commercial }) => {
    if (type === null) return ['type'];
    if (type === 'unWorking') return [];
    const answers = ['city', 'state', 'position', 'commercial', 'subjectToFmcsa', 'safetySensitive'] as const;
    // The type of equipment belongs in an application to a carrier (49 CFR 391.21(b)(6)).
    const always = commercial === true ? ([...answers, 'equipment'] as const) : answers;
    if (type === 'selfEmployed') return always;
    const employer = ['employerName', 'address', ...always] as const;
    return [...employer, current ? 'mayContact' : 'reasonForLeaving'];
  },
  residence: ({ state }) => addressFields(state),
  militaryService: () => ['branch'],
  drivingSchool: () => ['schoolName', 'city', 'state', 'hasGraduated'],
  unemploymentPeriod: () => [],
  violation: ({ charge }) => {
    const always = ['charge', 'state', 'inCommercialVehicle'] as const;
    return charge === 'other' ? [...always, 'details'] : always;
  },
  accident: () => ['description', 'city', 'state', 'preventable', 'inCommercialVehicle'],
};

/** Answers that entries stored earlier lack. */
const laterQuestions: ReadonlySet<string> = new Set(['mayContact', 'commercial', 'equipment']);

/** A list of nothing is no answer. */
const missingAnswer = (value: unknown): ReturnType<typeof missingCode> =>
  Array.isArray(value) && value.length === 0 ? 'required' : missingCode(value);

function zipIssues({ postalCode, state }: Pick<MailingAddress, 'postalCode' | 'state'>): FieldIssue[] {
  if (postalCode === '' || state === ABROAD || isZip(postalCode)) return [];
  return [{ field: 'postalCode', code: 'address-not-valid' }];
}

/** All problems of a mailing address. */
export function checkMailingAddress(address: MailingAddress): FieldIssue[] {
  const empty = addressFields(address.state).flatMap((field): FieldIssue[] => {
    const code = missingCode(address[field]);
    return code === undefined ? [] : [{ field, code }];
  });
  return [...empty, ...zipIssues(address)].map((issue) => ({ ...issue, field: `mailingAddress/${issue.field}` }));
}

/** All problems of an item; the other items matter where periods must not overlap. */
export function checkItem<K extends HistoryKind>(
  kind: K,
  item: HistoryItems[K],
  { others, today }: { readonly others: readonly Period[]; readonly today: string },
): FieldIssue[] {
  const fields = requiredFields[kind](item);
  const empty = fields.flatMap((field): FieldIssue[] => {
    // An entry from before the question existed has no such field: the answer is asked for with its next change.
    if (laterQuestions.has(String(field)) && item[field] === undefined) return [];
    const code = missingAnswer(item[field]);
    return code === undefined ? [] : [{ field: String(field), code }];
  });
  const issues: FieldIssue[] = [...datesOf(kind, item, today), ...empty];
  if ('postalCode' in item) issues.push(...zipIssues(item));
  if (kind === 'employment') issues.push(...contactIssues(item));
  const areDatesValid = issues.every(({ field }) => field !== 'startDate' && field !== 'endDate');
  // An item without a start date has an issue of its own and overlaps nothing.
  const datedItems = areDatesValid && isWholeHistory(kind) ? others.filter(({ startDate }) => startDate !== '') : [];
  const overlapped = datedItems.find((other) => overlaps(item, other, today));
  return overlapped === undefined ? issues : [...issues, overlapIssue(kind, overlapped)];
}

/** The employer's contact data is optional; what is entered must be usable. */
function contactIssues({ phone, fax, email }: Partial<Employment>): FieldIssue[] {
  const numbers = { phone, fax };
  const wrong = (['phone', 'fax'] as const).filter((field) => {
    const typed = numbers[field] ?? '';
    return typed !== '' && !isPhone(typed);
  });
  const isWrongEmail = email !== undefined && email !== '' && !isEmail(email);
  return [
    ...wrong.map((field) => ({ field, code: 'phone-not-valid' }) as const),
    ...(isWrongEmail ? [{ field: 'email', code: 'email-not-valid' } as const] : []),
  ];
}

/**
 * Overlapping residences have one fixed text; a job names the job it overlaps
 * (docs/decisions/016-overlap-errors-name-the-job.md).
 */
function overlapIssue(kind: HistoryKind, other: Period): FieldIssue {
  if (kind !== 'employment') return { field: 'startDate', code: 'history-overlaps' };
  const name = 'employerName' in other ? String(other.employerName) : '';
  const params = { dates: monthsOf(other), name: name === '' ? 'another entry' : name };
  return { field: 'startDate', code: 'employment-overlaps', params };
}

function datesOf(kind: HistoryKind, { startDate, endDate, current }: HistoryPeriod, today: string): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const start = dateProblem(startDate, today);
  if (start !== undefined) issues.push({ field: 'startDate', code: start });
  if (current || isEvent(kind)) return issues;
  const end = endDate === null ? 'required' : dateProblem(endDate, today);
  if (end !== undefined) issues.push({ field: 'endDate', code: end });
  else if (endDate !== null && start === undefined && endDate < startDate) {
    issues.push({ field: 'endDate', code: 'end-before-start' });
  }
  return issues;
}

function dateProblem(date: string, today: string): FieldIssue['code'] | undefined {
  if (date === '') return 'required';
  if (date > today) return 'date-in-future';
  return date < EARLIEST_DATE ? 'date-too-early' : undefined;
}

/** Numbers as stored; nothing of an employer's contact data remains where there is no employer. */
function normalizeContact(job: Employment): Employment {
  const { type, current, mayContact } = job;
  const isEmployer = type !== 'selfEmployed' && type !== 'unWorking';
  const contact = isEmployer
    ? { phone: storedIfPhone(job.phone), fax: storedIfPhone(job.fax), email: storedEmail(job.email) }
    : { contactPerson: '', postalCode: '', phone: '', fax: '', email: '' };
  // An entry from before the question existed has no answer to remove.
  const isAnswered = mayContact !== undefined && mayContact !== null;
  return { ...job, ...contact, ...(isAnswered && !(isEmployer && current) && { mayContact: null }) };
}

/** A text that is no phone number stays as typed, for the check. */
const storedIfPhone = (typed: string): string => (typed !== undefined && isPhone(typed) ? storedPhone(typed) : typed);

/** An entry from before the field existed has none. */
const storedEmail = (typed: string): string => (typed !== undefined ? plainEmail(typed) : typed);

/**
 * The item as it is stored: current items and single-day events have no end date, and a residence of more than three
 * years gets the latest start date that this allows.
 */
export function normalizeItem<K extends HistoryKind>(kind: K, item: HistoryItems[K], today: string): HistoryItems[K] {
  // A residence of more than three years without an end date is current.
  const isHome = 'moreThan3Years' in item && item.moreThan3Years && item.endDate === null;
  const current = (item.current || isHome) && !isEvent(kind);
  const known = kind === 'employment' ? { ...item, ...normalizeContact({ ...(item as Employment), current }) } : item;
  const dated = { ...known, current, endDate: current || isEvent(kind) ? null : item.endDate };
  if (!('moreThan3Years' in dated) || !dated.moreThan3Years || dated.startDate !== '') return dated;
  return { ...dated, startDate: monthsBefore(dated.endDate ?? today, HISTORY_MONTHS) };
}
