import { ApplicationList } from '#domain/carriers/schema';
import { fullAddressOf } from '#domain/facilities/address';
import { criteriaOf } from '#domain/facilities/safety-profile';
import { newId } from '#platform/ids';
import { anOrderForm } from '../builders/order-form';
import { idOf } from '../hiring/hiring-api';
import type { EmptyProduct, SignedIn } from './empty-product';

/** A carrier that registered, and the staff that its administrator invited. */
export interface NewCarrier {
  readonly organizationId: string;
  readonly admin: SignedIn;
  readonly hr: SignedIn;
  readonly recruiter: SignedIn;
}

const emailOf = (name: string) => `${name}.${newId()}@harbor.example`;

/** Registers a carrier, which operations activate; its administrator invites HR and a recruiter. */
export async function registerCarrier(product: EmptyProduct, ops: SignedIn): Promise<NewCarrier> {
  const contact = { firstName: 'Ana', lastName: 'Flores', email: emailOf('ana') };
  const name = 'Harbor Lines';
  const form = { mcdotNumber: '2841077', companyName: name, zip: '90813', fleetSize: 12, note: '' };
  await product.post('/api/auth/fleet/signUp', { ...form, ...contact, phone: '(562) 555-0134' }).expect(201);
  const waiting = await ops.get('/api/ops/carrier-applications').query({ status: 'new' }).expect(200);
  const [application] = ApplicationList.parse(waiting.body).data;
  const activated = await ops
    .post(`/api/ops/carrier-applications/${String(application?._id)}/activate`)
    .send({ name, ...contact, position: 'REGIONAL_MANAGER' })
    .expect(200);
  const { organizationId } = activated.body as { organizationId: string };
  const admin = await product.openLink(contact.email);
  const invited = async (firstName: string, position: string) => {
    const email = emailOf(firstName.toLowerCase());
    await admin.post('/api/staff').send({ firstName, lastName: 'Flores', email, position }).expect(201);
    return product.openLink(email);
  };
  return { organizationId, admin, hr: await invited('Hugo', 'HR'), recruiter: await invited('Rita', 'RECRUITER') };
}

const place = { addressLine1: '400 Pier A Way', city: 'Long Beach', state: 'CA', postalCode: '90813' } as const;
const truck = {
  equipment: ['Day Cab', 'Reefer'],
  equipmentBrand: ['volvo'],
  equipmentTransmission: ['manual'],
  equipmentAverageAge: 2,
  eldDevices: ['Samsara'],
  cameraInTrack: true,
  dressCode: ['steel-toe-boots'],
  otherRequirements: 'Gloves',
} as const;

/** Adds a facility with its recruiter and fleet configuration, and the carrier's match criteria; returns its id. */
export async function addFacility({ recruiter }: NewCarrier): Promise<string> {
  const created = await recruiter
    .post('/api/facility')
    .send({
      name: 'Harbor Yard',
      address: { ...place, fullAddress: fullAddressOf(place), latitude: 33.7717, longitude: -118.2143 },
      userIdList: [recruiter.id],
      isActive: true,
      note: 'Gate B',
    })
    .expect(201);
  const facilityId = idOf(created);
  await recruiter
    .put('/api/fleet-profile')
    .send({ facilityId, ...truck })
    .expect(200);
  await recruiter
    .put('/api/safety-profile')
    .send(criteriaOf({ minimumAge: 23, minimumExperience: 12, minimumExperienceInLastMonths: 36 }))
    .expect(200);
  return facilityId;
}

/** Posts an order that has every criterion of a match, with the facility's trucks; operations accept it. */
export async function postOrder({ recruiter }: NewCarrier, ops: SignedIn, facilityId: string): Promise<string> {
  const form = anOrderForm({
    facilityId,
    contactFleetId: recruiter.id,
    title: 'Port runs by night',
    orderAssignmentType: 'drayageTWIC',
    endorsements: ['N', 'TC'],
    scheduleType: 'SHIFT_TYPE',
    shiftType: 'Night',
    ...truck,
    equipment: [...truck.equipment],
    equipmentBrand: [...truck.equipmentBrand],
    equipmentTransmission: [...truck.equipmentTransmission],
    eldDevices: [...truck.eldDevices],
    dressCode: [...truck.dressCode],
  });
  const orderId = idOf(await recruiter.post('/api/order/fleet').send(form).expect(201));
  await ops.post(`/api/ops/job-orders/${orderId}/accept`).expect(200);
  return orderId;
}
