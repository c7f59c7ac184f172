import type { ComplianceRecord } from '#domain/compliance/schema';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import type { FakeApi } from './fake-api';
import { ok } from './fake-api';
import { anOpsDriver, anOpsDriverFile } from './ops-drivers';
import { anOpsMember } from './people';
import { renderApp } from './render';

const { _id } = anOpsDriver();
export const ONE_DRIVER = '/api/ops/drivers/{id}';
export const sentTo = (path: string) => `/api/ops/drivers/${_id}/${path}`;

/** The entries and signatures of a driver's compliance check. */
export const aRecord = (more: Partial<ComplianceRecord> = {}): ComplianceRecord => ({
  personalInfo: {
    ssnLastFour: '6789',
    address: {
      addressLine1: '2 Elm St',
      addressLine2: '',
      city: 'Dallas',
      state: 'TX',
      postalCode: '75201',
      regularAddress: '',
      latitude: null,
      longitude: null,
    },
  },
  checklist: { endorsements: ['T'], twicExpiration: '2090-01-01', hazmatExpiration: null },
  motorVehicle: {
    licenses: [{ state: 'TX', number: 'D123', expiresOn: '2090-05-01' }],
    wasDenied: false,
    wasSuspended: null,
    explanation: '',
  },
  qualification: {
    legal: true,
    english: true,
    drugOrAlcoholTests: false,
    documentation: null,
    experience: 'moreThan3Years',
    hasAccidents: false,
    hasViolations: false,
  },
  wantsFreeCopy: true,
  consents: [],
  ...more,
});

/** A driver with everything they sent. */
export const withFile =
  (more: Partial<OpsDriverFile> = {}) =>
  (api: FakeApi): FakeApi =>
    api
      .on('GET', ONE_DRIVER, ok(anOpsDriver()))
      .on('GET', `${ONE_DRIVER}/file`, ok(anOpsDriverFile(more)))
      .on('GET', `${ONE_DRIVER}/documents`, ok({ kinds: [], data: [] }))
      .on('GET', `${ONE_DRIVER}/files/{fileId}`, ok({ bytes: true }))
      .on('GET', `${ONE_DRIVER}/compliance`, ok(aRecord()))
      .on('GET', `${ONE_DRIVER}/timeline`, ok({ data: [], next: null }));
/** A section of the driver's page. */
export const openPart = (part: string, api: (fake: FakeApi) => FakeApi) =>
  renderApp(`/ops/drivers/${_id}?part=${part}`, { user: anOpsMember(), api });
