import { type ComplianceDeps, findCompliance, type StoredCompliance } from '#db/compliance/compliance-store';
import { listConsents, type ListedConsent } from '#db/compliance/consent-store';
import { type ComplianceAnswers, emptyAnswers } from '#domain/compliance/answers';
import { lastFour } from '#domain/compliance/rules';
import type { ComplianceRecord, ConsentView } from '#domain/compliance/schema';

/** A driver's answers and signatures for operations, with only the last four digits of the SSN. */
export async function readComplianceRecord(deps: ComplianceDeps, driverId: string): Promise<ComplianceRecord> {
  const stored = await findCompliance(deps, driverId);
  return {
    ...presentAnswers(stored, emptyAnswers),
    wantsFreeCopy: stored?.wantsFreeCopy ?? false,
    consents: (await listConsents(deps.db, driverId)).map(presentConsent),
  };
}

/** The answers without the full SSN; if nothing is stored, the known answers. */
export function presentAnswers(stored: StoredCompliance | undefined, known: ComplianceAnswers) {
  const { address, ...answers } = stored?.answers ?? known;
  const ssn = stored?.ssn ?? null;
  return { ...answers, personalInfo: { ssnLastFour: ssn === null ? null : lastFour(ssn), address } };
}

export const presentConsent = (consent: ListedConsent): ConsentView => ({
  _id: consent.id,
  kind: consent.kind,
  title: consent.title,
  version: consent.version,
  language: consent.language,
  status: consent.status,
  sha256: consent.sha256,
  openedAt: consent.openedAt,
  endReachedAt: consent.endReachedAt,
  signedAt: consent.signedAt,
});
