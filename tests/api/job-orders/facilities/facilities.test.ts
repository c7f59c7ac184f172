import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fullAddressOf } from '#domain/facilities/address';
import type { FacilityDetail, FacilityView, FleetProfile, NearbyFacilities } from '#domain/facilities/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { aFacility, anOrganization, aStaffMember } from '../../../support/hiring/hiring-world';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Position = Parameters<typeof aStaffMember>[1]['position'];

async function aCarrier() {
  const organizationId = await anOrganization(api.db);
  const member = async (position: Position) => {
    const id = await aStaffMember(api.db, { organizationId, position });
    return { id, ...as(api.app, await anAccessToken(api.db, id)) };
  };
  const [hr, recruiter, accounting] = [await member('HR'), await member('RECRUITER'), await member('ACCOUNTING')];
  return { organizationId, hr, recruiter, accounting, member };
}

function anAddress(more: object = {}) {
  const parts = {
    addressLine1: `${newId()} Pier A Way`,
    city: 'Long Beach',
    state: 'CA',
    postalCode: '90813',
  } as const;
  return {
    ...parts,
    fullAddress: fullAddressOf(parts),
    latitude: 33.7717,
    longitude: -118.2143,
    country: 'US',
    ...more,
  };
}
const aForm = (more: object = {}) => ({
  name: 'Harbor Yard',
  address: anAddress(),
  userIdList: [] as string[],
  isActive: true,
  ...more,
});
const idIn = ({ body }: { body: unknown }) => (body as { _id: string })._id;
const bodyOf = <Body>({ body }: { body: unknown }) => body as Body;

describe('a new facility', () => {
  it('has the time zone of its place, its recruiters and its note', async () => {
    const { hr, recruiter, organizationId } = await aCarrier();
    const form = aForm({ userIdList: [recruiter.id], note: 'North gate', organizationId });

    const created = await hr.post('/api/facility').send(form).expect(201);

    const read = await hr.get(`/api/facility/fleet/${idIn(created)}`).expect(200);
    expect(bodyOf<FacilityDetail>(read)).toMatchObject({
      name: 'Harbor Yard',
      isActive: true,
      timeZone: 'America/Los_Angeles',
      note: 'North gate',
      recruiterUsers: [recruiter.id],
      fleetinfos: [{ _id: recruiter.id, user: { firstName: 'Ann', lastName: 'Smith' } }],
      location: { coordinates: [-118.2143, 33.7717] },
      fleetConfiguration: null,
      openOrders: 0,
      version: 1,
    });
    const audit = await api.db('account_audit').where({ user_id: recruiter.id }).select('kind', 'actor_id');
    expect(audit).toContainEqual({ kind: 'facilities-changed', actor_id: hr.id });
  });

  it('has coordinates that the database can store, whatever number was sent', async () => {
    const { hr } = await aCarrier();
    const address = anAddress({ latitude: 5e-324, longitude: -118.21431234567, postalCode: '00000' });

    const created = await hr.post('/api/facility').send(aForm({ address })).expect(201);

    const read = await hr.get(`/api/facility/fleet/${idIn(created)}`).expect(200);
    expect(bodyOf<FacilityDetail>(read).location).toMatchObject({ coordinates: [-118.2143123, 0] });
  });

  it('is refused with coordinates far from its ZIP code, also when it is changed', async () => {
    const { hr } = await aCarrier();
    const created = await hr.post('/api/facility').send(aForm()).expect(201);
    const address = anAddress({ latitude: 10, longitude: 20 });
    const fault = { pointer: '/address/latitude', code: 'coordinates-far' };

    const refused = await hr.post('/api/facility').send(aForm({ address })).expect(400);
    const kept = await hr
      .patch(`/api/facility/${idIn(created)}`)
      .send({ address })
      .expect(400);

    expect(bodyOf<{ errors: object[] }>(refused).errors).toMatchObject([fault]);
    expect(bodyOf<{ errors: object[] }>(kept).errors).toMatchObject([fault]);
  });

  it('is refused at an address that the carrier has, in other letters and spaces, too', async () => {
    const { hr } = await aCarrier();
    const other = await aCarrier();
    const address = anAddress();
    await hr.post('/api/facility').send(aForm({ address })).expect(201);

    const again = { ...address, fullAddress: ` ${address.fullAddress.toUpperCase().replace(' ', '  ')}` };
    const refused = await hr
      .post('/api/facility')
      .send(aForm({ address: again }))
      .expect(409);

    expect(problemOf(refused)).toMatchObject({ code: 'facility-exists', message: 'The facility already exists' });
    await other.hr.post('/api/facility').send(aForm({ address })).expect(201);
  });

  it('is refused at an address that the carrier has in other words, and may be written differently itself', async () => {
    const { hr } = await aCarrier();
    const at = (addressLine1: string, city: string, postalCode: string) => {
      const parts = { addressLine1, city, state: 'MO', postalCode } as const;
      return anAddress({ ...parts, fullAddress: fullAddressOf(parts), latitude: 38.63, longitude: -90.2 });
    };
    const written = at('100 N. St. Charles St.', 'St. Louis', '63101');
    const [created, another] = [
      await hr
        .post('/api/facility')
        .send(aForm({ address: written }))
        .expect(201),
      await hr.post('/api/facility').send(aForm({ address: at('200 N. St. Charles St.', 'St. Louis', '63101') })),
    ];

    const spelled = at('100 North Saint Charles Street', 'Saint Louis', '63101-1234');
    const refused = [
      await hr
        .post('/api/facility')
        .send(aForm({ address: spelled }))
        .expect(409),
      await hr
        .patch(`/api/facility/${idIn(another)}`)
        .send({ address: spelled })
        .expect(409),
    ];
    await hr
      .patch(`/api/facility/${idIn(created)}`)
      .send({ address: spelled })
      .expect(200);

    expect(refused.map((response) => problemOf(response).code)).toEqual(['facility-exists', 'facility-exists']);
  });

  it('has one effect when the request is repeated', async () => {
    const { hr, organizationId } = await aCarrier();
    const form = aForm();
    const post = () =>
      hr.post('/api/facility').set('Idempotency-Key', form.address.fullAddress.slice(0, 36)).send(form);

    const first = await post().expect(201);
    const second = await post().expect(201);

    expect(idIn(second)).toBe(idIn(first));
    expect(await api.db('facilities').where({ organization_id: organizationId })).toHaveLength(1);
  });

  it.each([
    ['another position', async () => (await aCarrier()).hr.id],
    ['another carrier', async () => (await aCarrier()).recruiter.id],
    ['no one', () => Promise.resolve(newId())],
  ])('is refused with a recruiter of %s', async (_name, person) => {
    const { hr } = await aCarrier();

    const refused = await hr
      .post('/api/facility')
      .send(aForm({ userIdList: [await person()] }))
      .expect(400);

    expect(problemOf(refused)).toMatchObject({
      errors: [{ pointer: '/userIdList', message: 'Choose active recruiters of your organization' }],
    });
  });

  it('is refused for another carrier, and for accounting', async () => {
    const { hr, accounting } = await aCarrier();
    const other = await aCarrier();

    await hr
      .post('/api/facility')
      .send(aForm({ organizationId: other.organizationId }))
      .expect(404);
    await accounting.post('/api/facility').send(aForm()).expect(403);
  });
});

describe('a change of a facility', () => {
  it('moves its time zone with its address, and keeps what was not sent', async () => {
    const { hr, recruiter } = await aCarrier();
    const id = idIn(await hr.post('/api/facility').send(aForm({ userIdList: [recruiter.id], note: 'North gate' })));

    const address = anAddress({
      city: 'Dallas',
      state: 'TX',
      postalCode: '75201',
      latitude: 32.7767,
      longitude: -96.797,
    });
    const changed = await recruiter.patch(`/api/facility/${id}`).send({ address, version: 1 }).expect(200);

    expect(bodyOf<FacilityView>(changed)).toMatchObject({
      name: 'Harbor Yard',
      timeZone: 'America/Chicago',
      note: 'North gate',
      recruiterUsers: [recruiter.id],
      version: 2,
    });
  });

  it('of an older version is refused, with the name of the other person', async () => {
    const { hr, member } = await aCarrier();
    const safety = await member('SAFETY');
    const id = idIn(await hr.post('/api/facility').send(aForm()));
    await safety.patch(`/api/facility/${id}`).send({ name: 'South Yard', version: 1 }).expect(200);

    const refused = await hr.patch(`/api/facility/${id}`).send({ name: 'North Yard', version: 1 }).expect(409);

    expect(problemOf(refused)).toMatchObject({ code: 'facility-changed', params: { who: 'Ann Smith' } });
    const own = await safety.patch(`/api/facility/${id}`).send({ name: 'East Yard', version: 1 }).expect(409);
    expect(problemOf(own)).toMatchObject({ code: 'facility-changed', params: { who: 'You' } });
    const read = await hr.get(`/api/facility/fleet/${id}`).expect(200);
    expect(read.body).toMatchObject({ name: 'South Yard', version: 2 });
  });

  it('by two people at the same time lets one of them through', async () => {
    const { hr, member } = await aCarrier();
    const safety = await member('SAFETY');
    const id = idIn(await hr.post('/api/facility').send(aForm()));

    const answers = await Promise.all(
      [hr, safety].map((person) => person.patch(`/api/facility/${id}`).send({ note: person.id, version: 1 })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is noticed when an administrator assigns the facility to a person in the meantime', async () => {
    const { hr, organizationId, recruiter } = await aCarrier();
    const adminId = await aStaffMember(api.db, {
      organizationId,
      position: 'REGIONAL_MANAGER',
      roles: ['business', 'business-admin'],
    });
    const admin = as(api.app, await anAccessToken(api.db, adminId));
    const id = idIn(await hr.post('/api/facility').send(aForm()));
    await admin
      .patch(`/api/staff/${recruiter.id}`)
      .send({ facilityIds: [id] })
      .expect(204);

    await hr.patch(`/api/facility/${id}`).send({ userIdList: [], version: 1 }).expect(409);

    const read = await hr.get(`/api/facility/fleet/${id}`).expect(200);
    expect(read.body).toMatchObject({ recruiterUsers: [recruiter.id], version: 2 });
  });

  it('keeps the facility for deactivated recruiters and for other positions', async () => {
    const { hr, organizationId, recruiter, member } = await aCarrier();
    const [manager, former] = [await member('LOCATION_MANAGER'), await member('RECRUITER')];
    const id = await aFacility(api.db, { organizationId });
    await api
      .db('facility_recruiters')
      .insert([manager, former].map((person) => ({ facility_id: id, user_id: person.id })));
    await api.db('users').where({ id: former.id }).update({ is_active: false });

    await hr
      .patch(`/api/facility/${id}`)
      .send({ userIdList: [recruiter.id] })
      .expect(200);

    const rows = await api.db('facility_recruiters').where({ facility_id: id }).select('user_id');
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([manager.id, former.id, recruiter.id].sort());
  });

  it('activates a facility', async () => {
    const { hr, organizationId } = await aCarrier();
    const id = await aFacility(api.db, { organizationId, is_active: false });

    const changed = await hr.patch(`/api/facility/${id}`).send({ isActive: true }).expect(200);

    expect(bodyOf<FacilityView>(changed).isActive).toBe(true);
  });
});

describe('the facilities near a place', () => {
  const dallas = { latitude: 32.7767, longitude: -96.797 };
  const fortWorth = { latitude: 32.7555, longitude: -97.3308 };

  async function nearby() {
    const carrier = await aCarrier();
    const { organizationId, recruiter } = carrier;
    const [near, remote] = [
      await aFacility(api.db, { organizationId, name: 'Dallas', ...dallas }),
      await aFacility(api.db, { organizationId, name: 'Fort Worth', ...fortWorth, is_active: false }),
    ];
    await aFacility(api.db, { organizationId: await anOrganization(api.db), ...dallas });
    await api.db('facility_recruiters').insert({ facility_id: remote, user_id: recruiter.id });
    const list = async (person: typeof recruiter, more: object = {}) => {
      const query = { organizationId, ...dallas, ...more };
      return bodyOf<NearbyFacilities>(await person.get('/api/facility/fleet/nearbyList').query(query).expect(200));
    };
    return { ...carrier, near, remote, list };
  }

  it('are sorted by miles with three decimals, inactive ones included', async () => {
    const { hr, list, near, remote } = await nearby();

    const { myFacilities, otherFacilities } = await list(hr);

    expect(myFacilities.map(({ _id, isActive }) => [_id, isActive])).toEqual([
      [near, true],
      [remote, false],
    ]);
    expect(myFacilities.map(({ sortDistance }) => sortDistance)).toEqual([0, 31.048]);
    expect(otherFacilities).toEqual([]);
  });

  it("are split into a recruiter's own and the other ones, without the chosen one", async () => {
    const { recruiter, list, near, remote } = await nearby();

    const all = await list(recruiter);
    expect(all.myFacilities.map(({ _id }) => _id)).toEqual([remote]);
    expect(all.otherFacilities.map(({ _id }) => _id)).toEqual([near]);
    expect((await list(recruiter, { exclude: remote })).myFacilities).toEqual([]);
  });
});

describe('the fleet configuration', () => {
  const configuration = {
    equipment: [' Day Cab ', ''],
    equipmentBrand: ['volvo'],
    equipmentTransmission: ['automatic'],
    equipmentAverageAge: 3,
    eldDevices: ['Samsara'],
    cameraInTrack: true,
    dressCode: ['jeans'],
    otherRequirements: '',
  };

  it('is stored with trimmed lists, read for the order form, and listed by facility', async () => {
    const { hr, organizationId } = await aCarrier();
    const id = await aFacility(api.db, { organizationId, name: 'A yard' });
    await aFacility(api.db, { organizationId, name: 'B yard' });

    await hr
      .put('/api/fleet-profile')
      .send({ facilityId: id, version: 1, ...configuration })
      .expect(200);

    const stored = { ...configuration, equipment: ['Day Cab'] };
    const read = await hr.get(`/api/job-order/fleet-configuration/${id}`).expect(200);
    expect(read.body).toEqual(stored);
    const list = await hr.get(`/api/fleet-profile/organization/${organizationId}`).expect(200);
    expect(bodyOf<FleetProfile[]>(list).map(({ facilityName, configuration: set }) => [facilityName, set])).toEqual([
      ['A yard', stored],
      ['B yard', null],
    ]);
    const refused = await hr
      .put('/api/fleet-profile')
      .send({ facilityId: id, version: 1, ...configuration })
      .expect(409);
    expect(problemOf(refused).code).toBe('facility-changed');
  });

  it('is replaced as a whole', async () => {
    const { hr, organizationId } = await aCarrier();
    const facilityId = await aFacility(api.db, { organizationId });
    await hr
      .put('/api/fleet-profile')
      .send({ facilityId, ...configuration })
      .expect(200);

    await hr
      .put('/api/fleet-profile')
      .send({ facilityId, ...configuration, eldDevices: [], dressCode: [] })
      .expect(200);

    const read = await hr.get(`/api/job-order/fleet-configuration/${facilityId}`).expect(200);
    expect(read.body).toMatchObject({ eldDevices: [], dressCode: [] });
  });
});

describe('the match criteria', () => {
  it('are stored in seconds and read in months of 30.4375 days', async () => {
    const { hr, organizationId } = await aCarrier();
    const path = `/api/safety-profile/organization/${organizationId}`;
    expect((await hr.get(path).expect(200)).body).toMatchObject({ minimumAge: 0, minimumExperience: 0 });

    const body = { minAge: 23, minExperienceInSeconds: 31_557_600, experienceWindowInSeconds: 94_672_800 };
    await hr
      .put('/api/safety-profile')
      .send({ organizationId, ...body })
      .expect(200);

    const months = { minimumAge: 23, minimumExperience: 12, minimumExperienceInLastMonths: 36 };
    expect((await hr.get(path).expect(200)).body).toEqual(months);
  });

  it.each([
    [{ minAge: -1 }, '/minAge', 'Invalid minimum age'],
    [{ minExperienceInSeconds: -1 }, '/minExperienceInSeconds', 'Invalid minimum experience'],
    [
      { experienceWindowInSeconds: 0 },
      '/experienceWindowInSeconds',
      'Set a value for the minimum experience in last months',
    ],
    [{ experienceWindowInSeconds: 1 }, '/minExperienceInSeconds', 'Inconsistent minimum experience values'],
  ])('are refused: %j', async (wrong, pointer, message) => {
    const { hr } = await aCarrier();
    const sound = { minAge: 23, minExperienceInSeconds: 2_629_800, experienceWindowInSeconds: 2_629_800 };

    const refused = await hr
      .put('/api/safety-profile')
      .send({ ...sound, ...wrong })
      .expect(400);

    expect(problemOf(refused)).toMatchObject({ errors: [{ pointer, message }] });
  });
});

describe("the carrier's people", () => {
  it('are its active staff, by position and with their contacts', async () => {
    const { hr, organizationId, recruiter, member } = await aCarrier();
    const former = await member('RECRUITER');
    await api.db('users').where({ id: former.id }).update({ is_active: false });

    const members = await hr.get(`/api/organization/${organizationId}/members`).expect(200);
    const fleets = await hr.get(`/api/fleet/organization/${organizationId}`).expect(200);

    expect(members.body).toHaveLength(3);
    expect(members.body).toContainEqual({
      _id: recruiter.id,
      firstName: 'Ann',
      lastName: 'Smith',
      position: 'RECRUITER',
    });
    expect(fleets.body).toHaveLength(3);
    expect(JSON.stringify(fleets.body)).toContain(`${recruiter.id}@example.test`);
  });

  it('know the facilities where they work', async () => {
    const { accounting, recruiter, organizationId } = await aCarrier();
    const [one, two] = [
      await aFacility(api.db, { organizationId, name: 'One' }),
      await aFacility(api.db, { organizationId, name: 'Two', is_active: false }),
    ];
    await api.db('facility_recruiters').insert({ facility_id: two, user_id: recruiter.id });
    const user = async (person: typeof recruiter) => (await person.get('/api/user').expect(200)).body as object;

    expect(await user(recruiter)).toMatchObject({
      facilities: [{ _id: two, name: 'Two', isActive: false }],
      fleetInfo: { _id: recruiter.id, organizationId, position: 'RECRUITER' },
    });
    expect(await user(accounting)).toMatchObject({ facilities: [{ _id: one }, { _id: two }] });
  });
});
