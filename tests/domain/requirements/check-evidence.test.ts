import { describe, expect, it } from '@jest/globals';
import { checkEvidence, type EvidenceEntry } from '#domain/requirements/entries/check-evidence';
import { evidenceForms } from '#domain/requirements/model/evidence';
import { requirements } from '#domain/requirements/records/all';

const employer = { id: 'old-carrier', name: 'Old Carrier', startDate: '2020-01-01', endDate: '2025-12-20' };

const problemsOf = (entry: Pick<EvidenceEntry, 'kind' | 'form' | 'hasFile' | 'dates'>) =>
  checkEvidence(
    { ...entry, findings: [], about: entry.kind === 'mvr' ? 'TX' : employer.id },
    {
      file: { pastEmployers: [employer], evidence: [], facts: {} },
      requirements,
      owner: 'carrier',
      today: '2026-03-01',
    },
  );

/** Every form other than a document that a requirement of the law accepts, by the kinds that it is accepted for. */
const otherForms = requirements.flatMap(({ proofs }) =>
  proofs.flatMap((proof) =>
    'kind' in proof ? (proof.forms ?? []).flatMap((form) => (form === 'document' ? [] : [[proof, form] as const])) : [],
  ),
);
const ways = [
  ...new Map(otherForms.map(([proof, form]) => [`${proof.kind} as ${form}`, { proof, form }] as const)),
].map(([name, way]) => ({ name, ...way }));

describe('what makes a line done can be read', () => {
  it('knows the kinds that are accepted in another form than a document', () => {
    expect(ways.map(({ name }) => name).sort()).toEqual([
      'drugAlcoholInquiry as noneCouldBeAsked',
      'englishAssessment as typedDay',
      'mvr as noRecordExists',
      'noDotEmployerNote as noneCouldBeAsked',
      'safetyInquiry as noneCouldBeAsked',
    ]);
    expect(evidenceForms).toHaveLength(4);
  });

  it.each(ways.filter(({ form }) => form !== 'typedDay'))('refuses $name with a bare day', ({ proof, form }) => {
    const entry = { kind: proof.kind, form, dates: { [proof.dated]: '2026-02-01' } };

    expect(problemsOf({ ...entry, hasFile: false })).toEqual([{ pointer: '/fileId', code: 'document-missing' }]);
    expect(problemsOf({ ...entry, hasFile: true })).toEqual([]);
  });

  it('accepts a day alone only where the law asks for no document', () => {
    const entry = { kind: 'englishAssessment', form: 'typedDay', dates: { performed: '2026-02-01' } } as const;

    expect(problemsOf({ ...entry, hasFile: false })).toEqual([]);
  });
});
