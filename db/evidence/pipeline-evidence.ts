import { isProvingEvent, pipelineProofs, type ProofTransition } from '#domain/requirements/sources/pipeline-proofs';
import { dateAt } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { type NewEvidence, type NewReview, storeEvidence } from './evidence-rows';
import { type DatedProof, type KnownEvidence, type ProofSources, readProofSources } from './proof-sources';

interface PipelineTransition extends Omit<ProofTransition, 'type'> {
  readonly type: string;
  readonly seq: number;
  readonly at: string;
  readonly actor: { readonly userId: string | null };
}

/**
 * Stores the evidence that transitions of pipelines accept: documents, tasks, results, confirmed contacts. The events must
 * be in order; storing them again changes nothing.
 */
export async function storePipelineEvidence(trx: Transaction, events: readonly PipelineTransition[]): Promise<void> {
  const proofs = events.filter(isProvingEvent).flatMap((event): DatedProof[] =>
    pipelineProofs(event).map((proof) => ({
      ...proof,
      driverId: event.snapshot.driverId,
      seq: event.seq,
      at: event.at,
      by: event.actor.userId,
    })),
  );
  if (proofs.length === 0) return;
  const sources = await readProofSources(trx, proofs);
  const known = [...sources.known];
  const rows: NewEvidence[] = [];
  const reviews: NewReview[] = [];
  for (const proof of proofs) {
    const before = predecessor(known, proof);
    const isNew = proof.verdict === 'accepted' && (before === undefined || before.expiresOn !== proof.expiresOn);
    const id = isNew ? evidenceId(proof) : before?.id;
    if (id === undefined) continue;
    if (isNew) {
      rows.push(evidenceRow(proof, { id, corrects: before, sources }));
      known.push({ ...proof, id, read: before?.read ?? nothingRead });
    }
    reviews.push(reviewOf(id, proof));
  }
  await storeEvidence(trx, rows, reviews);
}

const nothingRead: KnownEvidence['read'] = { about: null, findings: [], issued_on: null, examined_on: null };

const evidenceId = ({ driverId, seq, kind }: DatedProof): string => derivedId('evidence', driverId, String(seq), kind);

const reviewOf = (evidenceId: string, { seq, verdict, by, at }: DatedProof): NewReview => ({
  id: derivedId('evidence-review', evidenceId, String(seq)),
  evidenceId,
  result: verdict,
  by,
  at,
});

/** The newest evidence of the same document as of the transition; contacts and results have none. */
function predecessor(known: readonly KnownEvidence[], proof: DatedProof): KnownEvidence | undefined {
  if (proof.fileId === null && proof.submissionId === null) return undefined;
  return known.findLast(
    (one) =>
      one.driverId === proof.driverId &&
      one.kind === proof.kind &&
      one.fileId === proof.fileId &&
      one.backFileId === proof.backFileId &&
      one.submissionId === proof.submissionId &&
      one.at < proof.at,
  );
}

interface RowContext {
  readonly id: string;
  /** The earlier evidence of the same document. */
  readonly corrects: KnownEvidence | undefined;
  readonly sources: ProofSources;
}

function evidenceRow(proof: DatedProof, { id, corrects, sources }: RowContext): NewEvidence {
  const { driverId, kind, obtainedBy, at, by, expiresOn } = proof;
  const ownFile = (fileId: string | null) =>
    fileId !== null && sources.files.get(fileId)?.driverId === driverId ? fileId : null;
  const result = sources.results.filter(
    (one) => one.driverId === driverId && one.result === proof.result && one.at <= at,
  );
  const fileId = ownFile(proof.fileId) ?? result.findLast((one) => one.fileId !== null)?.fileId ?? null;
  const submittedAt = proof.submissionId === null ? undefined : sources.submissions.get(proof.submissionId);
  const arrivedAt = arrivals(proof, sources).toSorted().at(-1) ?? submittedAt ?? result.at(-1)?.at ?? at;
  return {
    id,
    driver_id: driverId,
    kind,
    // Without a stored file, somebody entered what they saw on the document.
    form: obtainedBy === 'platform' || fileId !== null ? 'document' : 'typedDay',
    obtained_by: obtainedBy,
    received_on: dateAt(arrivedAt, sources.zoneOf(driverId)),
    expires_on: expiresOn,
    file_id: fileId,
    back_file_id: ownFile(proof.backFileId),
    submission_id: submittedAt === undefined ? null : proof.submissionId,
    recorded_by: by,
    recorded_at: at,
    ...(corrects !== undefined && {
      ...keptDates(corrects.read, expiresOn),
      corrects_id: corrects.id,
      correction_reason: 'The end of the document was entered again.',
    }),
  };
}

/** A date after the new end was misread, too. */
function keptDates({ issued_on, examined_on, ...read }: KnownEvidence['read'], expiresOn: string | null) {
  const isKept = (day: string | null): boolean => day !== null && (expiresOn === null || day <= expiresOn);
  return {
    ...read,
    issued_on: isKept(issued_on) ? issued_on : null,
    examined_on: isKept(examined_on) ? examined_on : null,
  };
}

/** When the files of a document arrived. */
const arrivals = ({ driverId, fileId, backFileId }: DatedProof, { files }: ProofSources): string[] =>
  [fileId, backFileId].flatMap((id) => {
    const file = id === null ? undefined : files.get(id);
    return file?.driverId === driverId ? [file.at] : [];
  });
