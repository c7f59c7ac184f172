import { describe, expect, it } from '@jest/globals';
import type { DocumentKind } from '#domain/driver-pipeline/tasks';
import { kindsUnderReview } from '#domain/requirements/sources/pipeline-proofs';
import { PipelineHistory } from '../driver-pipeline/pipeline-history';

function withDocuments(statuses: Partial<Record<DocumentKind, 'uploaded' | 'pending' | 'approved' | 'rejected'>>) {
  const { state } = new PipelineHistory();
  const documents = { ...state.documents };
  for (const [kind, status] of Object.entries(statuses))
    documents[kind as DocumentKind] = { ...documents[kind as DocumentKind], status };
  return { ...state, documents };
}

describe('what a driver has sent and nobody has reviewed', () => {
  it.each([
    ['a card that is scanned', { dotMedicalCard: 'uploaded' }, ['medicalCertificate']],
    ['a card that waits', { dotMedicalCard: 'pending' }, ['medicalCertificate']],
    ['a card that was sent back', { dotMedicalCard: 'rejected' }, []],
    ['a card that was approved', { dotMedicalCard: 'approved' }, []],
    ['both sides of a license', { driverLicense: 'pending', backDriverLicense: 'pending' }, ['license']],
    ['one side beside an approved one', { driverLicense: 'pending', backDriverLicense: 'approved' }, ['license']],
    ['one side alone', { driverLicense: 'pending' }, []],
    ['a license with a side that was sent back', { driverLicense: 'pending', backDriverLicense: 'rejected' }, []],
    ['a driving record', { mvr: 'pending' }, ['mvr']],
  ] as const)('is evidence of its kind: %s', (_, documents, kinds) => {
    expect(kindsUnderReview(withDocuments(documents))).toEqual(kinds);
  });

  it('includes the tasks of an application', () => {
    const { state } = new PipelineHistory().toPendingHR();

    expect(kindsUnderReview(state)).toEqual(expect.arrayContaining(['photo', 'reference', 'complianceForm']));
  });
});
