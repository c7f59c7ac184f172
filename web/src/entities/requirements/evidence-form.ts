import type { CorrectEvidenceBody, FileEvidence, FileLine, NewEvidenceBody } from '#domain/requirements/file-schema';
import { ownContent } from '#domain/requirements/model/content';
import type { ContentField } from '#domain/requirements/model/content-fields';
import type { EvidenceDate, EvidenceForm, EvidenceKind, Finding } from '#domain/requirements/model/evidence';
import { evidenceDates } from '#domain/requirements/model/evidence';
import { datesOf, findingsOf, formsOf, hasBack, kindsOf, presetFindings } from './evidence-content';

/** The entries of the form; an empty field holds null. */
export interface EvidenceFormValues {
  kind: EvidenceKind | null;
  form: EvidenceForm | null;
  dates: Partial<Record<EvidenceDate, string | null>>;
  findings: Finding[];
  content: Record<ContentField, string>;
  about: string | null;
  fileId: string | null;
  backFileId: string | null;
  reason: string;
  /** Of an additional document in the driver file. */
  title: string | null;
  /** Of a document that operations add to the driver file. */
  employmentId: string | null;
}

const blankDates = (): EvidenceFormValues['dates'] => Object.fromEntries(evidenceDates.map((name) => [name, null]));
const blankContent = (): EvidenceFormValues['content'] => ({
  contacted: '',
  method: '',
  response: '',
  vehicle: '',
  examiner: '',
});
const blankRest = { fileId: null, backFileId: null, reason: '', title: null, employmentId: null } as const;

/** A single choice is made already. */
const only = <Item>(items: readonly Item[]): Item | null => (items.length === 1 ? (items[0] ?? null) : null);

/** The values of a new entry: those that the line presets, or the entry to correct. */
export function startOf({ records, subject }: FileLine, corrects: FileEvidence | null): EvidenceFormValues {
  if (corrects !== null) {
    const { kind, form, dates, findings, content, about } = corrects;
    return {
      ...blankRest,
      kind,
      form,
      dates: { ...blankDates(), ...dates },
      findings: [...findings],
      content: { ...blankContent(), ...content },
      about,
    };
  }
  // The first kind is the one that the requirement is about.
  const [kind = null] = kindsOf(records);
  return {
    ...blankRest,
    kind,
    form: only(formsOf(records, kind)) ?? 'document',
    dates: blankDates(),
    findings: kind === null ? [] : marksOf(records, kind),
    content: blankContent(),
    about: subject?.id ?? null,
  };
}

/** The values of a new document of the driver file; of several documents of a kind, the person chooses. */
export const startOfRecords = (records: FileLine['records']): EvidenceFormValues => {
  const kind = only(kindsOf(records));
  return {
    ...blankRest,
    kind,
    form: 'document',
    dates: blankDates(),
    findings: kind === null ? [] : marksOf(records, kind),
    content: blankContent(),
    about: null,
  };
};

/** Marks that the line asks for are set; answers are for the person to choose. */
function marksOf(records: FileLine['records'], kind: EvidenceKind): Finding[] {
  const { marks } = findingsOf(kind, 'document');
  return presetFindings(records, kind).filter((finding) => marks.includes(finding));
}

/** The records that the form chooses from: those of the line, or of the entry's own kind. */
export const recordsFor = (line: FileLine, corrects: FileEvidence | null): FileLine['records'] => {
  if (corrects === null) return line.records;
  const ofKind = line.records.filter(({ kind }) => kind === corrects.kind);
  const known = Object.keys(corrects.dates) as EvidenceDate[];
  return ofKind.length > 0
    ? ofKind
    : [{ kind: corrects.kind, dated: known[0] ?? 'received', forms: [corrects.form], findings: [], until: null }];
};

/** Whether the entry needs a file: a typed day proves something only where the law requires no document. */
export const takesFile = (form: EvidenceForm | null): boolean => form !== 'typedDay';

const isFilled = (day: string | null | undefined): day is string => typeof day === 'string' && day !== '';

/** The call's body: only what the chosen kind and form have. */
export function bodyOf(values: EvidenceFormValues, records: FileLine['records'], isAccepted: boolean): NewEvidenceBody {
  const { kind, form, dates, findings, content, about, fileId, backFileId } = values;
  if (kind === null || form === null) throw new Error('The form requires both');
  const { counting, others } = datesOf(records, kind, form);
  const said = findingsOf(kind, form);
  const possible = [...said.groups.flatMap((group) => group.findings), ...said.marks];
  return {
    kind,
    form,
    dates: Object.fromEntries(
      [counting, ...others.map(({ name }) => name)].flatMap((name) =>
        isFilled(dates[name]) ? [[name, dates[name]]] : [],
      ),
    ),
    findings: findings.filter((finding) => possible.includes(finding)),
    content: ownContent({ kind, form }, content),
    about,
    fileId: takesFile(form) ? fileId : null,
    backFileId: takesFile(form) && hasBack(kind) ? backFileId : null,
    isAccepted,
  };
}

export const correctionOf = (body: NewEvidenceBody, reason: string): CorrectEvidenceBody => ({ ...body, reason });
