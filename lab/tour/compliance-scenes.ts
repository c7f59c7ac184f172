import type { Page } from '@playwright/test';
import type { ComplianceView, SignBody } from '#domain/compliance/schema';
import { complianceSteps, signedAlone } from '#domain/compliance/steps';
import { staticPages } from '#domain/legal/kinds';
import { DAY_MS } from '#domain/shared/durations';
import type { DemoUsers } from './demo-users';
import type { Person } from './people';
import { apiGet, apiSend, signIn } from './people';
import type { Scene } from './scene';
import { inOrder, openDialog, press } from './scene';

const WIZARD = '/api/driver-profile/verification/compliance';
const ACCIDENTS = '/api/driver-profile/verification/accidents';
const stepPath = (step: number) => `/driver/onboarding/compliance/${String(step)}`;

const answers = {
  personalInfo: {
    socialSecurityNumber: '219-09-9999',
    address: { addressLine1: '12 Elm Street', city: 'Fort Worth', state: 'TX', postalCode: '76102' },
  },
  checklist: { endorsements: ['T', 'TC'], twicExpiration: '2099-05-31' },
  motorVehicle: {
    licenses: [{ state: 'TX', number: 'A1234567', expiresOn: '2099-01-31' }],
    wasDenied: false,
    wasSuspended: true,
    explanation: 'Suspended in 2019 over an unpaid toll. Paid and reinstated a week later.',
  },
  qualification: {
    legal: true,
    english: true,
    drugOrAlcoholTests: false,
    experience: 'moreThan3Years',
    hasAccidents: true,
    hasViolations: false,
  },
};

const aYearAgo = () => new Date(Date.now() - 365 * DAY_MS).toISOString().slice(0, 10);

/** An accident, which a driver with accidents must list. */
const accident = {
  startDate: aYearAgo(),
  city: 'Waco',
  state: 'TX',
  description: 'Another truck backed into my parked trailer.',
  preventable: false,
  inCommercialVehicle: true,
};

/** Answers, reads and signs everything except the authorization. */
async function prepare(baseUrl: string, known: Person): Promise<void> {
  const person = await signIn(baseUrl, known);
  const view = await apiGet<ComplianceView>(baseUrl, person, WIZARD);
  if (view.openStep === 'authorization') return;
  if (view.listed.accidents === 0) await apiSend({ baseUrl, person }, ACCIDENTS, accident);
  await apiSend({ baseUrl, person }, WIZARD, answers);
  for (const { textId } of view.documents) {
    for (const part of ['opened', 'end']) await apiSend({ baseUrl, person }, `${WIZARD}/readings`, { textId, part });
  }
  for (const kind of signedAlone) {
    const shown = view.documents.filter((document) => document.kind === kind).map(({ sha256 }) => sha256);
    const fullName = `${person.user.firstName} ${person.user.lastName}`;
    const body: SignBody = {
      kind,
      shown,
      fullName,
      signature: { type: 'typed' },
      hasAgreed: true,
      wantsFreeCopy: false,
    };
    await apiSend({ baseUrl, person }, '/api/driver-profile/verification/signature-file', body);
  }
}

const prepared =
  (person: Person, path: string): NonNullable<Scene['open']> =>
  async (page: Page) => {
    await prepare(new URL(page.url()).origin, person);
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Steps' }).waitFor();
  };

const drawSignature: NonNullable<Scene['open']> = async (page) => {
  const box = await page.getByRole('img', { name: /^Signature box/ }).boundingBox();
  if (box === null) throw new Error('The signature box is missing');
  await page.mouse.move(box.x + 30, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1) {
    const swing = Math.sin(step / 3) * box.height * 0.25;
    await page.mouse.move(box.x + 30 + (step / 40) * (box.width - 60), box.y + box.height / 2 + swing);
  }
  await page.mouse.up();
};

const enterInvalidSsn: NonNullable<Scene['open']> = async (page) => {
  await page.getByLabel('Social Security number').fill('000-00-0000');
  await page.getByLabel('Street address').fill('');
};

/** The compliance wizard, step by step, and the public legal pages. */
export function complianceScenes({ applicant }: DemoUsers): Scene[] {
  const pages = Object.keys(staticPages).map((name): Scene => ({
    name: `legal-${name.toLowerCase()}`,
    person: undefined,
    path: `/static/${name}`,
  }));
  const list: Scene = { name: 'legal-list', person: undefined, path: '/static' };
  const missing: Scene = { name: 'legal-missing', person: undefined, path: '/static/nothing', expects: [404] };
  if (applicant === undefined) return [list, ...pages, missing];
  const at = (step: number, ...more: NonNullable<Scene['open']>[]) => ({
    person: applicant,
    path: stepPath(step),
    open: inOrder(prepared(applicant, stepPath(step)), ...more),
  });
  const disclosure = `${stepPath(5)}?read=psp-background-reports`;
  return [
    ...complianceSteps.map((step, index): Scene => ({ name: `driver-compliance-${step}`, ...at(index + 1) })),
    { name: 'driver-compliance-invalid', ...at(1, enterInvalidSsn, press('Save and continue')) },
    { name: 'driver-compliance-accident', ...at(2, openDialog('Add an accident')) },
    { name: 'driver-compliance-reading', person: applicant, path: disclosure, open: prepared(applicant, disclosure) },
    { name: 'driver-compliance-unsigned', ...at(7, press('Sign and send')) },
    { name: 'driver-compliance-drawn', ...at(7, drawSignature) },
    { name: 'driver-compliance-typed', ...at(7, async (page) => page.getByLabel('Use my typed name').check()) },
    list,
    ...pages,
    missing,
  ];
}
