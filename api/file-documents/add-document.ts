import { isOps } from '#domain/accounts/actor';
import {
  addableKinds,
  type AddingEmployment,
  isAcceptedOnEntry,
  kindsOfEmployers,
  whyNotAdd,
} from '#domain/driver-dossier/adding';
import { checkChoice, evidenceOf } from '#domain/driver-dossier/check-document';
import { sourcesOf } from '#domain/driver-dossier/document-kinds';
import type { AddableKinds, AddedFileDocument, NewFileDocumentBody } from '#domain/driver-dossier/documents-schema';
import { ProblemError } from '#domain/problems';
import { localDay } from '#domain/requirements/engine/local-day';
import {
  type AcceptedDocument,
  documentsFor,
  type Owner,
  unaskedDocument,
} from '#domain/requirements/entries/documents';
import { type EntryProblem, problemIf } from '#domain/requirements/entries/problem';
import type { SignedIn } from '../pipelines/command';
import { requireNoEntryProblem } from '../requirements/files/entry';
import { recordableRequirements, recordFileDocument } from '../requirements/files/record-evidence';
import { type FileScope, loadFile } from '../requirements/files/scope';

/** The file to which somebody adds a document. */
export interface AddingTo {
  readonly scope: FileScope;
  /** The driver's employment with the carrier that adds. */
  readonly employment: AddingEmployment;
}

/**
 * Adds a document to a driver's file, as evidence; earlier versions stay. It waits for a review, unless it is added by
 * somebody who records documents in its store.
 */
export async function addDocument(
  ctx: SignedIn,
  { scope, employment }: AddingTo,
  body: NewFileDocumentBody,
): Promise<AddedFileDocument> {
  const refusal = whyNotAdd(ctx.actor, body.kind, employment);
  if (refusal !== undefined) throw new ProblemError(refusal);
  const problems = [...checkChoice(body), ...missingEmployment(ctx, scope, body)];
  const kind = evidenceOf(body);
  if (kind === null) requireNoEntryProblem(problems);
  const { file } = await loadFile(ctx, scope);
  const { dates, findings, about, fileId, backFileId, title } = body;
  const entry = {
    kind: kind ?? sourcesOf[body.kind].evidence[0],
    form: 'document' as const,
    dates: { received: localDay(file, ctx.now().toISOString()), ...dates },
    findings,
    content: {},
    about,
    fileId,
    backFileId,
    isAccepted: isAcceptedOnEntry(ctx.actor, body.kind),
  };
  return { _id: await recordFileDocument(ctx, scope, { body: entry, title, problems }) };
}

/** Operations name the employment for which a document of an employer was obtained. */
const missingEmployment = (
  { actor }: SignedIn,
  { employmentId }: FileScope,
  { kind }: NewFileDocumentBody,
): EntryProblem[] =>
  problemIf(isOps(actor) && employmentId === null && kindsOfEmployers.includes(kind), '/employmentId', 'required');

/** The kinds that the caller can add to this file now, with what documents of them say. */
export async function readAddableKinds(ctx: SignedIn, { scope, employment }: AddingTo): Promise<AddableKinds> {
  const requirements = await recordableRequirements(ctx, scope);
  const owners: readonly Owner[] = scope.organizationId === null ? ['driver', 'platform'] : ['carrier'];
  const accepted = owners.flatMap((owner) => requirements.flatMap((requirement) => documentsFor(requirement, owner)));
  const recordsOf = (kinds: readonly AcceptedDocument['kind'][]): AcceptedDocument[] =>
    kinds.flatMap((kind) => {
      const own = accepted.filter((document) => document.kind === kind && document.forms.includes('document'));
      return own.length > 0 ? own : [unaskedDocument(kind)];
    });
  return {
    data: addableKinds(ctx.actor, employment).map((kind) => ({
      kind,
      records: distinct(recordsOf(sourcesOf[kind].evidence)),
    })),
  };
}

type Records = AddableKinds['data'][number]['records'];

function distinct(documents: readonly AcceptedDocument[]): Records {
  const found = documents.map(({ kind, dated, findings, until }): Records[number] => ({
    kind,
    dated,
    until,
    forms: ['document'],
    findings: [...findings],
  }));
  return [...new Map(found.map((record) => [JSON.stringify(record), record])).values()];
}
