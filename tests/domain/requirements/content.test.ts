import { expect, it } from '@jest/globals';
import { contentOf, ownContent } from '#domain/requirements/model/content';
import { contentFields } from '#domain/requirements/model/content-fields';
import { evidenceForms, evidenceKinds } from '#domain/requirements/model/evidence';

const everything = Object.fromEntries(contentFields.map((field) => [field, ` ${field} `]));

it('has words for efforts of every kind, and for road tests', () => {
  const withWords = evidenceKinds.flatMap((kind) =>
    evidenceForms.filter((form) => contentOf({ kind, form }).length > 0).map((form) => `${kind} ${form}`),
  );

  expect(withWords.filter((entry) => !entry.endsWith('noneCouldBeAsked'))).toEqual([
    'roadTest document',
    'roadTestCertificate document',
  ]);
  expect(withWords).toHaveLength(evidenceKinds.length + 2);
});

it('keeps the words that the kind and form have, without spaces around them', () => {
  expect(ownContent({ kind: 'roadTest', form: 'document' }, everything)).toEqual({
    vehicle: 'vehicle',
    examiner: 'examiner',
  });
  expect(ownContent({ kind: 'safetyInquiry', form: 'noneCouldBeAsked' }, { ...everything, method: ' ' })).toEqual({
    contacted: 'contacted',
    response: 'response',
  });
  expect(ownContent({ kind: 'mvr', form: 'document' }, everything)).toEqual({});
});
