import type { DriverFile } from '../model/driver-file';
import type { Evidence, EvidenceDate, EvidenceKind, Finding } from '../model/evidence';
import { findingsOf } from '../model/findings';
import type { Requirement } from '../model/requirement';
import { type AcceptedDocument, acceptedDocuments, type Owner } from './documents';
import { beforeBirth, type EntryProblem, type KnownDays, notOnKnownDay, problemIf } from './problem';

/** A document as a person enters it. */
export interface EvidenceEntry extends Pick<Evidence, 'kind' | 'form' | 'dates' | 'findings' | 'about'> {
  readonly hasFile: boolean;
}

/** The file to which a document is added. */
export interface EntryContext {
  readonly file: Pick<DriverFile, 'pastEmployers' | 'evidence' | 'facts'>;
  /** The requirements that the person may read. */
  readonly requirements: readonly Requirement[];
  readonly owner: Owner;
  readonly today: string;
  /** Accepted if no requirement accepts the kind of document. */
  readonly fallback?: readonly AcceptedDocument[];
}

/** All reasons why a document cannot be recorded. Late, short or too long documents are recorded as they are. */
export function checkEvidence(entry: EvidenceEntry, context: EntryContext): EntryProblem[] {
  const accepted = acceptedDocuments(context.requirements, entry.kind, context.owner);
  const documents = accepted.length > 0 ? accepted : (context.fallback ?? []);
  if (documents.length === 0) return [{ pointer: '/kind', code: 'evidence-not-required' }];
  const days = { birthDate: context.file.facts.birthDate, today: context.today };
  return [
    ...wrongForm(entry, documents),
    ...missingDates(entry, documents),
    ...wrongDates(entry, days),
    ...wrongFindings(entry),
    ...wrongSubject(entry, documents, context),
  ];
}

/**
 * A certificate that no record exists and a record of good-faith efforts are documents to read as well: who was asked, at which
 * address, when and how, and what was received (49 CFR 391.23(b), (c)(2), 391.53(b)(2)). Only a typed day has none.
 */
function wrongForm({ form, hasFile }: EvidenceEntry, documents: readonly AcceptedDocument[]): EntryProblem[] {
  if (form !== 'document' && !documents.some(({ forms }) => forms.includes(form))) {
    return [{ pointer: '/form', code: form === 'typedDay' ? 'document-missing' : 'form-not-accepted' }];
  }
  return problemIf(form !== 'typedDay' && !hasFile, '/fileId', 'document-missing');
}

/** Of several accepted documents, the nearest to what was entered says which dates are missing. */
function missingDates({ dates, form }: EvidenceEntry, documents: readonly AcceptedDocument[]): EntryProblem[] {
  const ofForm = documents.filter(({ forms }) => forms.includes(form));
  const missing = (ofForm.length === 0 ? documents : ofForm)
    .map((document) => document.dates.filter((date) => dates[date] === undefined))
    .toSorted((one, other) => one.length - other.length);
  return (missing[0] ?? []).map((date) => ({ pointer: `/dates/${date}`, code: 'required' }));
}

const ends: readonly EvidenceDate[] = ['expires', 'medicalExpires'];
/** An end is not before these; a document may have ended before it was received. */
const starts: readonly EvidenceDate[] = ['signed', 'issued', 'examined', 'performed'];

function wrongDates({ dates }: EvidenceEntry, days: KnownDays): EntryProblem[] {
  const start = starts.reduce((latest, date) => ((dates[date] ?? '') > latest ? (dates[date] ?? '') : latest), '');
  return (Object.entries(dates) as [EvidenceDate, string][]).flatMap(([date, day]) => {
    const pointer = `/dates/${date}`;
    if (!ends.includes(date)) return notOnKnownDay(day, days, pointer);
    const tooEarly = beforeBirth(day, days, pointer);
    return tooEarly.length > 0 ? tooEarly : problemIf(day < start, pointer, 'end-before-start');
  });
}

function wrongFindings({ kind, form, findings }: EvidenceEntry): EntryProblem[] {
  const groups = findingsOf[kind] ?? [];
  const isPossible = (finding: Finding): boolean => groups.some(({ oneOf }) => oneOf.includes(finding));
  const stated = groups.map(({ oneOf, isRequired }) => ({
    isRequired: isRequired && form === 'document',
    count: oneOf.filter((finding) => findings.includes(finding)).length,
  }));
  return [
    ...findings.flatMap((finding, index) =>
      problemIf(!isPossible(finding), `/findings/${String(index)}`, 'finding-not-possible'),
    ),
    ...problemIf(
      stated.some(({ isRequired, count }) => isRequired && count === 0),
      '/findings',
      'required',
    ),
    ...problemIf(
      stated.some(({ count }) => count > 1),
      '/findings',
      'findings-contradict',
    ),
  ];
}

/** The subject that a kind of document must name. */
function wrongSubject(
  { about }: EvidenceEntry,
  documents: readonly AcceptedDocument[],
  { file }: EntryContext,
): EntryProblem[] {
  const needed = documents.find((document) => document.about !== null)?.about ?? null;
  if (needed === null) return [];
  if (about === null) return [{ pointer: '/about', code: 'required' }];
  const certificates = (kind: EvidenceKind): string[] =>
    file.evidence.filter((evidence) => evidence.kind === kind).map(({ id }) => id);
  const isKnown =
    needed === 'state' ||
    (needed === 'pastEmployer'
      ? (file.pastEmployers?.some(({ id }) => id === about) ?? false)
      : certificates('medicalCertificate').includes(about));
  return problemIf(!isKnown, '/about', 'evidence-subject-unknown');
}
