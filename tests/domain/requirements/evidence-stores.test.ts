import { expect, it } from '@jest/globals';
import { evidenceKinds } from '#domain/requirements/model/evidence';
import { storeOf } from '#domain/requirements/model/evidence-stores';

it('keeps every kind of document in a store', () => {
  expect(Object.keys(storeOf).toSorted()).toEqual([...evidenceKinds].toSorted());
});
