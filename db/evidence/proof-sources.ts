import type { PipelineProof } from '#domain/requirements/sources/pipeline-proofs';
import type { Transaction } from '../core/handle';
import type { RowOf } from '../core/table';
import { readDriverZones, type ZoneOfDriver } from './driver-zones';

/** A proof of a driver's pipeline with the transition that it comes from. */
export interface DatedProof extends PipelineProof {
  readonly driverId: string;
  readonly seq: number;
  readonly at: string;
  readonly by: string | null;
}

/** Evidence that is stored already, as far as a later proof of the same document depends on it. */
export interface KnownEvidence extends Pick<
  DatedProof,
  'driverId' | 'kind' | 'fileId' | 'backFileId' | 'submissionId' | 'expiresOn'
> {
  readonly id: string;
  readonly at: string;
  /** Dates that people read on the document and the pipeline does not require. */
  readonly read: Pick<RowOf<'evidence'>, 'about' | 'findings' | 'issued_on' | 'examined_on'>;
}

/** The data that proofs refer to: the arrival of files, submissions and results, and the evidence that is stored already. */
export interface ProofSources {
  readonly zoneOf: ZoneOfDriver;
  /** By id; only files of the driver count. */
  readonly files: ReadonlyMap<string, { readonly driverId: string; readonly at: string }>;
  readonly submissions: ReadonlyMap<string, string>;
  readonly results: readonly ReceivedResult[];
  readonly known: readonly KnownEvidence[];
}

interface ReceivedResult extends Pick<DatedProof, 'driverId' | 'at'> {
  readonly result: string;
  /** Null for the transition that recorded the arrival. */
  readonly fileId: string | null;
}

/** Reads what the proofs refer to, with as many statements for many drivers as for one. */
export async function readProofSources(trx: Transaction, proofs: readonly DatedProof[]): Promise<ProofSources> {
  const drivers = [...new Set(proofs.map(({ driverId }) => driverId))];
  const files = await readFiles(trx, present(proofs.flatMap(({ fileId, backFileId }) => [fileId, backFileId])));
  const submissions = await readSubmissions(trx, present(proofs.map(({ submissionId }) => submissionId)));
  const awaiting = [...new Set(proofs.flatMap(({ result, driverId }) => (result === null ? [] : [driverId])))];
  return {
    zoneOf: await readDriverZones(trx, drivers),
    files,
    submissions,
    results: awaiting.length === 0 ? [] : await readResults(trx, awaiting),
    known: await readKnown(trx, drivers),
  };
}

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

async function readFiles(trx: Transaction, ids: readonly string[]): Promise<ProofSources['files']> {
  if (ids.length === 0) return new Map();
  const rows = await trx('driver_files')
    .whereRaw('id = any (?)', [[...ids]])
    .select({ id: 'id', driverId: 'driver_id', at: 'created_at' });
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

async function readSubmissions(trx: Transaction, ids: readonly string[]): Promise<ProofSources['submissions']> {
  if (ids.length === 0) return new Map();
  const rows = await trx('driver_submissions')
    .whereRaw('id = any (?)', [[...ids]])
    .select({ id: 'id', at: 'sent_at' });
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** The arrivals of results, oldest first. */
async function readResults(trx: Transaction, driverIds: readonly string[]): Promise<ReceivedResult[]> {
  // The workflow id has the format of `driverPipelineWorkflowId`.
  const { rows } = await trx.raw<{ rows: ReceivedResult[] }>(
    `select result_files.driver_id as "driverId", result_files.result, result_files.file_id as "fileId", driver_files.created_at as at
     from result_files join driver_files on driver_files.id = result_files.file_id
     where result_files.driver_id = any (:driverIds) and result_files.organization_id is null
     union all
     select events.driver_id, events.payload ->> 'about', null, events.at
     from workflow_events as events
     where events.workflow_id = any (:workflowIds) and events.type = 'resultRecorded'
       and events.payload -> 'results' ->> (events.payload ->> 'about') = 'received'
     order by 4`,
    { driverIds: [...driverIds], workflowIds: driverIds.map((id) => `driver-pipeline/${id}`) },
  );
  return rows;
}

/** Stored evidence of files and submissions, oldest first. */
async function readKnown(trx: Transaction, driverIds: readonly string[]): Promise<KnownEvidence[]> {
  const rows = (await trx('evidence')
    .whereRaw('driver_id = any (?)', [[...driverIds]])
    .whereNull('organization_id')
    .whereRaw('(file_id is not null or submission_id is not null)')
    .orderBy(['recorded_at', 'id'])
    .select({
      id: 'id',
      driverId: 'driver_id',
      kind: 'kind',
      fileId: 'file_id',
      backFileId: 'back_file_id',
      submissionId: 'submission_id',
      expiresOn: 'expires_on',
      at: 'recorded_at',
      about: 'about',
      findings: 'findings',
      issued_on: 'issued_on',
      examined_on: 'examined_on',
    })) as unknown as (Omit<KnownEvidence, 'read'> & KnownEvidence['read'])[];
  return rows.map(({ about, findings, issued_on, examined_on, ...row }) => ({
    ...row,
    read: { about, findings, issued_on, examined_on },
  }));
}
