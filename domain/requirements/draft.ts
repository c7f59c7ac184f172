import type { Requirement } from './model/requirement';

/** A fault of one field of a draft. */
export interface DraftFault {
  readonly path: readonly (string | number)[];
  readonly code: string;
}

type Draft = Pick<
  Requirement,
  'authority' | 'organizationId' | 'store' | 'per' | 'law' | 'lookback' | 'bars' | 'breaches' | 'proofs'
>;

/** Contradictions between fields of a version. Each field alone is checked by its schema. */
export function faultsOf(draft: Draft): readonly DraftFault[] {
  return [...carrierFaults(draft), ...subjectFaults(draft), ...breachFaults(draft), ...proofFaults(draft)];
}

function carrierFaults({ authority, organizationId, store }: Draft): DraftFault[] {
  const isOwn = authority === 'carrier';
  if (isOwn && organizationId === null) return [{ path: ['organizationId'], code: 'carrier-missing' }];
  if (!isOwn && organizationId !== null) return [{ path: ['organizationId'], code: 'carrier-not-needed' }];
  // The platform's own records are not the carrier's to read.
  return isOwn && store === 'platform' ? [{ path: ['store'], code: 'carrier-store' }] : [];
}

function subjectFaults({ per, law, lookback }: Draft): DraftFault[] {
  const faults: DraftFault[] = [];
  const lookbackSubject = lookback !== null && ('employers' in lookback ? 'pastEmployer' : 'state');
  const needsLookback = per === 'pastEmployer' || per === 'state';
  if (needsLookback && lookbackSubject !== per) faults.push({ path: ['lookback'], code: 'lookback-missing' });
  if (!needsLookback && lookback !== null) faults.push({ path: ['lookback'], code: 'lookback-not-needed' });
  if (law === 'document' && per !== 'certificate') {
    faults.push({ path: ['law'], code: 'law-of-document' });
  }
  return faults;
}

const breachFaults = ({ bars, breaches }: Draft): DraftFault[] =>
  bars === 'after breach' && breaches.length === 0 ? [{ path: ['bars'], code: 'bars-without-breach' }] : [];

const proofFaults = ({ proofs }: Draft): DraftFault[] =>
  proofs.flatMap((proof, index) =>
    'kind' in proof && proof.maximum !== undefined && proof.until === undefined
      ? [{ path: ['proofs', index, 'maximum'], code: 'maximum-without-end' }]
      : [],
  );
