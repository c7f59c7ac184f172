import { expect, it } from '@jest/globals';
import { RequirementRecordSchema } from '#domain/requirements/model/schema';
import { requirements } from '#domain/requirements/records/all';
import type { RequirementVersion } from '#domain/requirements/version-schema';
import { draftOfValues, valuesOf } from '#web/features/ops-requirements/model/draft-form';
import { aRequirementVersion } from '../../support/requirements';

it.each(requirements.map((record) => ({ name: `${record.code} from ${record.from}`, record })))(
  'a form that nobody changes says the same: $name',
  ({ record }) => {
    const { _id, organization, author, writtenAt, endedBy } = aRequirementVersion();
    const version = { ...record, _id, organization, author, writtenAt, endedBy } as RequirementVersion;
    const draft = draftOfValues(valuesOf(version, { from: record.from, to: record.to }));

    expect(RequirementRecordSchema.parse({ ...draft, correction: null })).toEqual(record);
  },
);
