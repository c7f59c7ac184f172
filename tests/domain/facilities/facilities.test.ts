import { describe, expect, it } from '@jest/globals';
import { fullAddressOf, isSameAddress, storedAddress } from '#domain/facilities/address';
import { ChangeFacility, CreateFacility } from '#domain/facilities/changes/schema';
import { answeredConfiguration, storedConfiguration } from '#domain/facilities/fleet-configuration';
import { checkFacilityVersion, isOwnFacility } from '#domain/facilities/rules';

const parts = { addressLine1: '400  Pier A Way', city: ' Long Beach', state: 'CA', postalCode: '90813' } as const;
const address = { ...parts, fullAddress: fullAddressOf(parts), latitude: 33.77, longitude: -118.21, country: 'US' };
const facility = { name: 'Harbor Yard', address, userIdList: [], isActive: true };
const issues = (body: object) =>
  CreateFacility.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('an address', () => {
  it('is one line without extra spaces', () => {
    expect(fullAddressOf(parts)).toBe('400 Pier A Way, Long Beach, CA 90813, USA');
    expect(storedAddress({ ...address, fullAddress: '400 Pier A  Way,  Long Beach ' })).toMatchObject({
      addressLine1: '400 Pier A Way',
      fullAddress: '400 Pier A Way, Long Beach',
      city: 'Long Beach',
    });
  });

  it.each([
    [
      '100 North Saint Charles Street, Saint Louis, Missouri 63101-1234, USA',
      [
        '100 N. St. Charles St., St. Louis, MO 63101',
        '100 n saint charles st, st louis mo 63101 1234',
        '100 N St. Charles Street, Saint Louis, Mo. 63101, United States',
      ],
    ],
    [
      '7 Ft. Wayne Ave, Ste. 5, Mt. Vernon, NY 10550',
      [
        '7 Fort Wayne Avenue, Suite 5, Mount Vernon, New York 10550',
        '7 FORT WAYNE AV STE 5, MOUNT VERNON, NY 10550, U.S.A.',
      ],
    ],
    [
      '1 Hwy 9 NW, Coeur d’Alene, ID 83814',
      ["1 Highway 9 Northwest, Coeur D'Alene, Idaho 83814", '1 HWY 9 N.W., Coeur d Alene, ID 83814'],
    ],
    [
      '1 Broadway, New York, NY 10004',
      ['1 Broadway, New York, New York 10004', '1 BROADWAY NEW YORK N.Y. 10004-1400 USA'],
    ],
    ['4 Cañon Rd, Española, NM 87532', ['4 Canon Road, Espanola, N.M. 87532']],
    ['2 Dr. King Dr, Winston-Salem, NC 27101', ['2 Doctor King Drive, Winston Salem, North Carolina 27101']],
  ])('is %s, however it is written', (written, spellings) => {
    for (const other of spellings) expect([other, isSameAddress(written, other)]).toEqual([other, true]);
  });

  it.each([
    ['1 Main St, Springfield, IL 62701', '1 Main Ave, Springfield, IL 62701'],
    ['1 Main St, Springfield, IL 62701', '1 Main St, Springfield, IL 62702'],
    ['1 N Main St, Springfield, IL 62701', '1 S Main St, Springfield, IL 62701'],
    ['1 Main St Ste 5, Springfield, IL 62701', '1 Main St Ste 6, Springfield, IL 62701'],
    ['1 Main St, Charleston, WV 25301', '1 Main St, Charleston, VA 25301'],
  ])('%s is not %s', (one, other) => {
    expect(isSameAddress(one, other)).toBe(false);
  });

  it('is the same in other letters and spaces, and another with another number', () => {
    expect(isSameAddress('400 Pier A Way, Long Beach', '400 PIER A  WAY, long beach')).toBe(true);
    expect(isSameAddress('400 Pier A Way, Long Beach', '402 Pier A Way, Long Beach')).toBe(false);
  });
});

describe('a new facility', () => {
  it('needs a name, a whole address with numeric coordinates, recruiters and a state', () => {
    expect(issues(facility)).toBeUndefined();
    expect(issues({ ...facility, name: '  ' })).toEqual([['name', 'Type a facility name']]);
    expect(
      issues({
        ...facility,
        address: { ...address, latitude: '33.77', longitude: 181, state: 'XX', postalCode: '9081' },
      }),
    ).toEqual([
      ['address.latitude', 'Type a latitude between -90 and 90'],
      ['address.longitude', 'Type a longitude between -180 and 180'],
      ['address.state', 'Choose a state'],
      ['address.postalCode', 'Type a ZIP code with 5 digits'],
    ]);
    expect(issues({ ...facility, address: { ...address, addressLine1: ' ', city: '' } })).toEqual([
      ['address.addressLine1', 'Enter the street'],
      ['address.city', 'Enter the city'],
    ]);
  });

  it('takes the recruiters under both names', () => {
    const { userIdList: _absent, ...without } = facility;

    expect(issues(without)).toEqual([['userIdList', 'recruiters-missing']]);
    expect(issues({ ...without, recruiterUsers: [] })).toBeUndefined();
  });

  it('is changed field by field', () => {
    expect(ChangeFacility.parse({ isActive: true })).toEqual({ isActive: true });
  });
});

describe('an edit of a facility', () => {
  const current = { version: 4, changedBy: 'Ann Smith' };

  it('is refused for an older version, with the name of the other person', () => {
    expect(checkFacilityVersion(current, 3)).toEqual({ code: 'facility-changed', params: { who: 'Ann Smith' } });
    expect(checkFacilityVersion({ ...current, changedBy: null }, 3)?.params).toEqual({ who: 'Someone' });
  });

  it('is allowed for the current version, and without one', () => {
    expect(checkFacilityVersion(current, 4)).toBeUndefined();
    expect(checkFacilityVersion(current, undefined)).toBeUndefined();
  });
});

it('a recruiter works at their own facilities, everyone else at all of them', () => {
  const facilityIds = ['a'];

  expect(isOwnFacility('a', { facilityIds, isRecruiter: true })).toBe(true);
  expect(isOwnFacility('b', { facilityIds, isRecruiter: true })).toBe(false);
  expect(isOwnFacility('b', { facilityIds: [], isRecruiter: false })).toBe(true);
});

describe('a fleet configuration', () => {
  const configuration = {
    equipment: [' Day Cab', 'Day Cab ', ''],
    equipmentBrand: ['volvo'],
    equipmentTransmission: ['automatic' as const],
    equipmentAverageAge: 2,
    eldDevices: ['Samsara ', '  '],
    cameraInTrack: true,
    dressCode: ['jeans' as const],
    otherRequirements: ' None ',
  };

  it('is stored with trimmed lists, without empty and repeated items', () => {
    expect(storedConfiguration(configuration)).toEqual({
      ...configuration,
      equipment: ['Day Cab'],
      eldDevices: ['Samsara'],
      otherRequirements: 'None',
    });
  });

  it('loses the list of a question that is answered with no', () => {
    const answered = (hasEldDevices: boolean, hasDressCode: boolean) => {
      const { eldDevices, dressCode } = answeredConfiguration(configuration, { hasEldDevices, hasDressCode });
      return { eldDevices, dressCode };
    };

    expect(answered(false, true)).toEqual({ eldDevices: [], dressCode: ['jeans'] });
    expect(answered(true, false)).toEqual({ eldDevices: configuration.eldDevices, dressCode: [] });
  });
});
