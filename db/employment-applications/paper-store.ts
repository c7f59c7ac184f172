import { type Paper, papersOf, type RecordedPaper } from '#domain/employment-applications/papers';
import { applicationProofs, type ApplicationText, signedKinds } from '#domain/employment-applications/texts';
import type { Finding } from '#domain/requirements/model/evidence';
import { derivedId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import { storeEvidence } from '../evidence/evidence-rows';
import { evidenceOf, type EvidenceRow } from '../requirements/evidence-query';

/** An employment whose carrier the driver signs for. */
export interface SignedFor {
  readonly employmentId: string;
  readonly driverId: string;
  readonly organizationId: string;
}

/** The papers of employments that the driver signs, with the evidence that decides each. */
export async function listPapers(
  db: Db | Transaction,
  employmentIds: readonly string[],
): Promise<ReadonlyMap<string, Paper[]>> {
  if (employmentIds.length === 0) return new Map();
  const rows = (await evidenceOf(
    db,
    db('evidence')
      .whereRaw('evidence.employment_id = any (?)', [[...employmentIds]])
      .whereIn('evidence.kind', signedKinds),
  )) as EvidenceRow[];
  const recorded = rows.map(({ id, kind, findings, dates, content, verdict, reviewReason: reason, employmentId }) => ({
    ...{ id, kind, findings, verdict, reason, employmentId },
    signedOn: dates.signed ?? null,
    additions: content?.additions ?? null,
  }));
  return new Map(employmentIds.map((id) => [id, papersOf(recorded.filter(({ employmentId }) => employmentId === id))]));
}

/** A signed paper that becomes evidence. */
export interface NewPaper {
  readonly text: ApplicationText;
  readonly id: string;
  readonly fileId: string;
  readonly findings: readonly Finding[];
  /** The driver's additions to an application. */
  readonly additions?: string | undefined;
  /** A paper of the same day that this one replaces. */
  readonly replaces?: RecordedPaper | null;
}

interface Signing extends SignedFor {
  readonly papers: readonly NewPaper[];
  readonly signedOn: string;
  readonly at: Date;
}

/**
 * Stores signed papers as evidence in the carrier's file. Nobody reviews a signature: it is accepted when it is given. The day
 * of the application is that of the employment, unless somebody entered another one.
 */
export async function storePapers(trx: Transaction, { papers, signedOn, at, ...of }: Signing): Promise<void> {
  const recorded_at = at.toISOString();
  await storeEvidence(
    trx,
    papers.map((paper) => ({
      id: paper.id,
      driver_id: of.driverId,
      organization_id: of.organizationId,
      employment_id: of.employmentId,
      kind: applicationProofs[paper.text].kind,
      form: 'document' as const,
      findings: [...paper.findings],
      content: paper.additions === undefined ? {} : { additions: paper.additions },
      obtained_by: 'carrier' as const,
      signed_on: signedOn,
      file_id: paper.fileId,
      recorded_by: of.driverId,
      recorded_at,
      ...(paper.replaces && {
        corrects_id: paper.replaces.id,
        correction_reason: 'Withdrawn on the day of the signature',
      }),
    })),
    papers.map(({ id }) => ({
      id: derivedId('evidence-review', id),
      evidenceId: id,
      result: 'accepted',
      by: null,
      at: recorded_at,
    })),
  );
  if (papers.some(({ text }) => text === 'application-certification')) {
    await trx('employments').where({ id: of.employmentId }).whereNull('applied_on').update({ applied_on: signedOn });
  }
  await fileChanged(trx, [of.driverId]);
}

/** Nobody signs for the employment until the transaction ends. */
export async function lockEmployment(trx: Transaction, employmentId: string): Promise<void> {
  await trx('employments').where({ id: employmentId }).forUpdate().first('id');
}
