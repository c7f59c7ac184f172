import { describe, expect, it } from '@jest/globals';
import { ComplianceBody } from '#domain/compliance/schema';
import { issuerName, issuerText, licenseIssuers } from '#domain/places/license-issuers';
import { usStateCodes } from '#domain/places/us-states';

const others = licenseIssuers.filter((code) => !usStateCodes.some((state) => state === code));

describe('the issuers of licenses', () => {
  it('have codes and names of their own: states, five territories, 13 provinces and Mexico', () => {
    expect(new Set(licenseIssuers).size).toBe(usStateCodes.length + 5 + 13 + 1);
    expect(new Set(licenseIssuers.map(issuerName)).size).toBe(licenseIssuers.length);
  });

  it.each([...licenseIssuers])('are accepted in the application: %s', (state) => {
    const licenses = [{ state, number: 'A123', expiresOn: '2099-01-01' }];

    expect(ComplianceBody.parse({ motorVehicle: { licenses } }).motorVehicle?.licenses).toEqual(licenses);
  });

  it('have a name beside the number, unless everybody knows the abbreviation', () => {
    expect(usStateCodes.map(issuerText)).toEqual([...usStateCodes]);
    expect(others.map(issuerText)).toEqual(others.map(issuerName));
    expect(issuerText('ZZ')).toBe('ZZ');
    expect(issuerText('')).toBe('');
  });
});
