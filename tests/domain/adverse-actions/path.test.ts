import { describe, expect, it } from '@jest/globals';
import { letterKinds, mergeLetter } from '#domain/adverse-actions/letters';
import { remotePathRefusals } from '#domain/adverse-actions/path';
import type { JobTerms } from '#domain/requirements/sources/job-facts';

const terms: JobTerms = {
  state: 'IL',
  isInterstate: true,
  endorsements: [],
  orderAssignmentType: 'dedicated' as JobTerms['orderAssignmentType'],
  driverClass: 'driverLicenseClassA',
  equipmentTransmission: ['manual'],
};
const remote = { metInPerson: false };

describe('one notice is enough', () => {
  it('only for a covered job, and if nobody met the driver', () => {
    expect(remotePathRefusals(terms, remote)).toEqual([]);
    expect(remotePathRefusals(terms, { metInPerson: true })).toEqual(['met-in-person']);
    expect(remotePathRefusals({ ...terms, isInterstate: false }, remote)).toEqual(['job-not-covered']);
  });

  it('not if the weight of the vehicle is unknown', () => {
    expect(remotePathRefusals({ ...terms, driverClass: 'driverLicenseClassC' }, remote)).toEqual(['job-not-covered']);
    expect(remotePathRefusals({ ...terms, driverClass: 'driverLicenseClassC', endorsements: ['H'] }, remote)).toEqual(
      [],
    );
  });
});

describe('a letter', () => {
  const values = {
    driver: 'Ann **Lee**',
    carrier: 'Roadway\n\n## Lines',
    job: 'Night runs',
    date: 'today',
    agency: 'Agency',
    agencyAddress: 'Street',
    agencyPhone: '1',
    waitDays: '5',
    answerBy: 'Tuesday',
    decidedOn: 'Monday',
  };

  it('contains the values, which do not change its structure', () => {
    expect(mergeLetter('To **{driver}** from {carrier}: {unknown} {toString}', values)).toBe(
      'To **Ann Lee** from Roadway ## Lines: {unknown} {toString}',
    );
  });

  it('exists for each notice', () => {
    expect(new Set(Object.values(letterKinds)).size).toBe(3);
  });
});
