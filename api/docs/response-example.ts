import { exampleIds } from './example-ids';

/** A JSON schema of the document. */
export interface ExampleSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
  readonly items?: ExampleSchema;
  readonly anyOf?: readonly ExampleSchema[];
  readonly oneOf?: readonly ExampleSchema[];
  readonly allOf?: readonly ExampleSchema[];
}

/** Values of fields whose type alone says little. */
const byName: Readonly<Record<string, unknown>> = {
  firstName: 'Sam',
  lastName: 'Rivera',
  name: 'Sam Rivera',
  carrier: 'Blue Mesa Freight',
  organizationName: 'Blue Mesa Freight',
  companyName: 'Blue Mesa Freight',
  legalName: 'Blue Mesa Freight LLC',
  email: 'sam.rivera@example.com',
  phone: '+15625550142',
  city: 'Long Beach',
  state: 'CA',
  postalCode: '90802',
  zip: '90802',
  place: 'Long Beach, CA',
  address: '1200 Pier B St, Long Beach, CA 90802',
  timeZone: 'America/Los_Angeles',
  zone: 'America/Los_Angeles',
  title: 'Regional dry van driver',
  facilityName: 'Long Beach terminal',
  position: 'Driver',
  note: 'Prefers calls after 3 p.m.',
  text: 'Prefers calls after 3 p.m.',
  stage: 'Processing',
  landingPath: '/driver',
  mcdotNumber: '1234567',
  keyOrderId: 'JO-CD30A754',
  localId: 'entry-1',
  reason: 'other',
  code: 'order-filled',
  next: 'WyIyMDI2LTAzLTAyIl0',
  accessToken: '3f9c0d7e51b84a2f',
  token: '3f9c0d7e51b84a2f',
  booking: '3f9c0d7e51b84a2f',
  version: '2026-01',
  description: 'Home every day; drop and hook from the port of Long Beach.',
  details: 'Going 66 in a 55 mph zone',
  otherRequirements: 'Two years of port experience',
  notes: 'Drop and hook only',
  benefits: 'Medical, dental and 401(k)',
  question: 'Can you lift 50 pounds?',
  anotherPaymentType: 'Percentage of the load',
  ipPrefix: '203.0.113.0/24',
  device: 'Chrome on Windows',
  action: 'cancel',
  actions: 'edit',
  reasonForLeaving: 'Closer to home',
  employerName: 'Lone Star Freight',
  contactPerson: 'Ann Smith',
  schoolName: 'Port City Truck Driving School',
  specialty: 'Motor transport operator',
  company: 'Lone Star Freight',
  addressLine1: '1200 Pier B St',
  addressLine2: 'Suite 4',
  regularAddress: '1200 Pier B St, Long Beach, CA 90802',
  fullAddress: '1200 Pier B St, Long Beach, CA 90802',
  country: 'US',
  number: 'D1234567',
  explanation: 'Suspended for an unpaid fine; reinstated in 2021',
  ssnLastFour: '0000',
  citation: '49 CFR 391.25(a)',
  about: 'dotMedicalCard',
  by: 'Robin Reyes',
  owner: 'Robin Reyes',
  author: 'Robin Reyes',
  dbaName: 'Blue Mesa',
  search: 'escalated=true',
  customTitle: 'Local drayage',
  equipment: 'Day Cab',
  equipmentBrand: 'volvo',
  preferred: 'Dry van',
  eldDevices: 'Samsara',
  last4: '4242',
  expMonth: 9,
  expYear: 2028,
  body: '# Terms of service',
  link: 'https://gladhand.example.com/r/SAMR42',
  subject: 'Your application',
  landing: '/driver',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  key: 'driver-42',
  userId: exampleIds.staffId,
  type: 'orderAccepted',
  middleName: 'Lee',
  lifecycleStatus: 'active',
  language: 'en',
  apiKey: 'k3v9x2m7q8',
  requestRefusal: 'order-filled',
  inviteRefusal: 'driver-already-invited',
  message: 'All seats of this job are filled',
  url: 'https://cards.example.com',
  provider: 'Samsara',
  pendingEmail: 'sam.r@example.com',
  password: 'demo password 42!',
  label: 'Recruiter of Blue Mesa Freight',
  consents: 'psp-background-reports',
  channelId: 'driver-42-blue-mesa',
  caller: 'Robin',
  autoPilotActivated: false,
  latitude: 33.767,
  longitude: -118.1892,
  jobState: 'CA',
  restrictions: 'L',
};

/**
 * Values for the containing field (`parent.field`) or the schema (`Schema.field`), where the name alone says too little;
 * null for a field that is empty in the example.
 */
const byPlace: Readonly<Record<string, unknown>> = {
  'AuditFile.number': 1,
  'AuditRoom.number': 1,
  'AuditRoomFile.number': 1,
  'fileList.number': 1,
  'VerificationAttempt.number': 1,
  'VerificationResponse.version': 1,
  'attempts.number': 1,
  'responses.version': 1,
  'files.number': 1,
  'organization.name': 'Blue Mesa Freight',
  'organizations.name': 'Blue Mesa Freight',
  'carriers.name': 'Blue Mesa Freight',
  'Organization.name': 'Blue Mesa Freight',
  'User.organization': null,
  'User.position': null,
  'UserRecord.organization': null,
  'UserRecord.position': null,
  'OpsOrganization.name': 'Blue Mesa Freight',
  'ClearinghouseCarriers.name': 'Blue Mesa Freight',
  'facilities.name': 'Long Beach terminal',
  'FacilityView.name': 'Long Beach terminal',
  'DossierFile.version': 1,
  'FacilityView.version': 3,
  'FacilityDetail.name': 'Long Beach terminal',
  'FacilityDetail.version': 3,
  'NearbyFacility.name': 'Long Beach terminal',
  'NearbyFacility.version': 3,
  'CarrierTemplate.name': 'First contact',
  'CarrierTemplate.text': 'Hello {firstName}, we have a job for you: {jobTitle}.',
  'CarrierTemplate.version': 3,
  'TemplatePreview.text': 'Hello Sam, we have a job for you: Regional dry van driver.',
  'SavedView.name': 'Escalated drivers',
  'ContactPerson.position': 'RECRUITER',
  'InvoiceLine.position': 1,
  'InvoiceListItem.number': 'GH-000042',
  'Invoice.number': 'GH-000042',
  'Referral.code': 'SAMR42',
  'RequirementVersion.code': 'annual-mvr',
  'RequirementVersion.title': 'Annual motor vehicle record',
  'FileLine.code': 'annual-mvr',
  'FileLine.title': 'Annual motor vehicle record',
  'LegalText.title': 'Background check disclosure',
  'LegalText.body': '# Background check disclosure',
  'Compliance.title': 'Background check disclosure',
  'Consent.title': 'Background check disclosure',
  'AccidentItem.description': 'Rear-ended at a light',
  'RequirementVersion.note': 'Order the record from every state that licensed the driver',
  'FileLine.note': 'Order the record from every state that licensed the driver',
  'RequirementVersion.appliesIf': 'interstate',
  'RequirementVersion.exemptIf': 'exemptOperation',
  'RequirementVersion.optionalIf': 'not interstate',
  'RequirementVersion.breachedIf': 'severalLicenses',
  'onlyHires.if': 'cdlJob',
  'due.by': 'hire + 12 months',
  'proofs.if': 'interstate',
  'proofs.lasts': '12 months',
  'proofs.maximum': '24 months',
  'limits.atMost': '90 days',
  'limits.atLeast': '0 days',
  'breaches.after': '30 days',
  'keep.until': 'end + 3 years',
  'OrderListItem.note': 'Please add the pay range',
  'OrderView.note': 'Please add the pay range',
  'OpsOrderItem.note': 'Please add the pay range',
  'FacilityView.note': 'Check in at the north gate',
  'InterviewView.note': 'Please bring your license',
  'UnemploymentPeriodItem.note': 'Took care of a parent',
  'ScorecardForm.version': 1,
  'ScorecardQuestion.text': 'Attitude to safety',
  'Scorecard.note': 'Calm and experienced',
  'Scorecard.author': 'Robin Reyes',
  'Interviewer.name': 'Robin Reyes',
  'NewCalendarFeed.url': 'https://gladhand.example.com/api/calendar-feeds/3f9c0d7e51b84a2f.ics',
  'ItemReview.text': 'Employer confirmed the dates by phone',
  'VerificationNote.text': 'Employer confirmed the dates by phone',
  'sample.text': 'Please send us your motor vehicle record',
  'message.text': 'Please send us your motor vehicle record',
  'problem.code': 'driver-not-reachable',
  'problem.message':
    "The driver can't be reached by the chosen channels: no consent to text messages, or the account is closed",
  'refused.code': 'result-consent-missing',
  'owner.name': 'Robin Reyes',
  'lead.name': 'Robin Reyes',
  'author.name': 'Robin Reyes',
  'endedBy.name': 'Robin Reyes',
  'actor.kind': 'ops',
  'actor.name': 'Robin Reyes',
  'ReviewClaim.name': 'Robin Reyes',
  'OpsMembers.name': 'Robin Reyes',
  'next.number': 2,
  'AutopilotWave.number': 1,
  'HiringTargets.inviteExpires': 7,
  'HiringTargets.requestExpires': 7,
  'DriverTimelineItem.type': 'stageMoved',
  'StalledItem.title': 'Sam Rivera',
  'Support.email': 'support@example.com',
  'Support.phone': '+15625550100',
  'Reference.name': 'Ann Smith',
  'Reference.email': 'ann.smith@example.com',
  'Reference.phone': '+15625550177',
  'NamedReference.name': 'Ann Smith',
  'NamedReference.email': 'ann.smith@example.com',
  'NamedReference.phone': '+15625550177',
};

/** Dates that would be implausible in the year of the other examples. */
const dateByName: Readonly<Record<string, string>> = { birthDate: '1990-04-02', expiresOn: '2028-03-02' };
const byFormat: Readonly<Record<string, string>> = {
  uuid: exampleIds.driverId,
  'date-time': '2026-03-02T16:00:00.000Z',
  date: '2026-03-02',
  email: 'sam.rivera@example.com',
  uri: 'https://gladhand.example.com',
};

/** The location of a field: its schema, the field that contains it, and its own name. */
interface ExamplePlace {
  readonly schema: string;
  readonly parent: string;
  readonly name: string;
}

/** An example of a schema: the first variant of each choice, and one item of each list. */
export function schemaExample(
  schema: ExampleSchema,
  named: Readonly<Record<string, ExampleSchema>>,
  place: ExamplePlace = { schema: '', parent: '', name: '' },
): unknown {
  if (placedValue(place) === null) return null;
  const { $ref, allOf, properties, items } = schema;
  if ($ref !== undefined) {
    const target = $ref.split('/').at(-1) ?? '';
    return schemaExample(named[target] ?? {}, named, { ...place, schema: target });
  }
  if (allOf !== undefined)
    return Object.assign({}, ...allOf.map((part) => schemaExample(part, named, place))) as object;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants?.[0] !== undefined) return schemaExample(variants[0], named, place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(valueAt(place)) ? valueAt(place) : schema.enum[0];
  if (properties !== undefined) {
    const inside = (name: string): ExamplePlace => ({ schema: place.schema, parent: place.name, name });
    const fields = Object.entries(properties).map(
      ([key, field]) => [key, schemaExample(field, named, inside(key))] as const,
    );
    return Object.fromEntries(fields);
  }
  if (items !== undefined) return [schemaExample(items, named, place)];
  return scalarExample(schema, place);
}

const placedValue = ({ schema, parent, name }: ExamplePlace): unknown =>
  byPlace[`${parent}.${name}`] ?? byPlace[`${schema}.${name}`];

const valueAt = (place: ExamplePlace): unknown => placedValue(place) ?? byName[place.name];

function scalarExample({ type, format, minimum = 0 }: ExampleSchema, place: ExamplePlace): unknown {
  const { name } = place;
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (types.includes('string'))
    return placedValue(place) ?? dateByName[name] ?? byFormat[format ?? ''] ?? valueAt(place) ?? name;
  if (types.includes('boolean')) return valueAt(place) ?? true;
  if (types.includes('number') || types.includes('integer')) return valueAt(place) ?? Math.max(minimum, 1);
  return types.includes('null') ? null : {};
}
