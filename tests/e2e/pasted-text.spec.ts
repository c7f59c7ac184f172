import type { Page } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import {
  answerPreQualification,
  backToHub,
  newApplicant,
  openTask,
  PASSWORD,
  sendDocuments,
  sendEmploymentHistory,
  sendPhoto,
  sendReferences,
  sendResidenceHistory,
  sendSchedule,
  type Session,
} from './support/applying';
import { makeDocumentImages } from './support/document-images';
import { codeTextedTo, emailTo } from './support/inbox';
import { fillIn, touch } from './support/input';
import { completeCompliance } from './support/signing';
import { expect, test } from './support/test';

/** A text as a contact list hands it out, and a name as a Mac does: with marks that nobody sees, and accents of their own. */
const marked = (text: string): string => `\u202a\u2068${text}\u200b\u2069\u202c`;
const decomposed = (text: string): string => text.normalize('NFD');

/** Marks and spaces that nobody sees, which other programs put into texts. */
const HIDDEN = /[\u00a0\u200b\u202a-\u202e\u2066-\u2069]/;

const NAME = { first: 'Đức Łukasz', last: 'O’Groß-Núñez' };
const LICENSE_NAME = 'DUC LUKASZ OGROSS NUNEZ';

/** The last answer of the API at each path, whatever the page shows of it. */
function answersOf(page: Page) {
  const answers = new Map<string, unknown>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || !response.ok()) return;
    // A page that is left takes its bodies with it.
    void response.json().then(
      (body: unknown) => answers.set(pathname, body),
      () => undefined,
    );
  });
  return {
    expectAt: (path: string, expected: Record<string, unknown>) =>
      expect(() => {
        expect(answers.get(path)).toMatchObject(expected);
      }).toPass(),
    /** The paths of the driver's data with hidden characters. */
    withHidden: () =>
      [...answers.entries()]
        .filter(([path, body]) => path.startsWith('/api/driver') && HIDDEN.test(JSON.stringify(body)))
        .map(([path]) => path),
  };
}

test('a driver applies and signs with text as other programs hand it out', async ({ pageOf }) => {
  const { email, phone } = newApplicant();
  const national = `(562) 555\u2011${phone.slice(-4)}`;
  const at: Session = { page: await pageOf(undefined, { screen: PHONE }), input: touch };
  const { page } = at;
  const stored = answersOf(page);
  const images = await makeDocumentImages('front', 'back', 'card', 'photo');

  await test.step('registers', async () => {
    await page.goto('/auth/registerAsDriver');
    await fillIn(touch, page, {
      'First name': `  ${marked(decomposed(NAME.first))} `,
      'Last name': decomposed(NAME.last),
      Phone: marked(national),
      Email: ` Duc <${email}>`,
      'City and state': 'St. Louis Mo.',
      Password: PASSWORD,
      'Repeat the password': PASSWORD,
    });
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await page.goto((await emailTo(email, 'Please confirm your email address')).link);
    await page.waitForURL('**/driver/onboarding');

    const { first: firstName, last: lastName } = NAME;
    await stored.expectAt('/api/user', { firstName, lastName, email, personalInfo: { phone } });
  });

  await test.step('types the code with a space', async () => {
    await answerPreQualification(at);
    await openTask(at, /^Phone/, 'Your phone');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    const code = await codeTextedTo(phone);
    await page.getByLabel('Code', { exact: true }).fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Confirm the code' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
  });

  await test.step('adds references, one with the number of an office', async () => {
    await sendReferences(at, [
      { name: marked(decomposed('José Peña')), phone: marked('562.555.0142 Ext. 12'), shown: 'José Peña' },
      // The whole name.
      { name: marked('李'), phone: 'tel:+1-562-555-0143', shown: '李' },
    ]);

    await stored.expectAt('/api/driver-profile/verification/references', {
      references: [
        { name: 'José Peña', phone: '+15625550142;ext=12' },
        { name: '李', phone: '+15625550143' },
      ],
    });
  });

  await test.step('sends the schedule, the documents and the histories', async () => {
    await sendSchedule(at);
    const home = { 'Street address': marked('7 Shore\u00a0Ave'), City: 'St. Louis', 'ZIP code': '63101\u20131234' };
    await sendResidenceHistory(at, home, 'Missouri');
    await sendEmploymentHistory(at, {
      Employer: marked(decomposed('Peña\u00a0& Søn “Hauling”')),
      'Their street address': '12 Dock\u2011St',
      City: marked('Coeur d’Alene'),
      'Your position': 'Company\tdriver',
    });
    await sendDocuments(at, {
      "Driver's license, front": images['front'] ?? '',
      "Driver's license, back": images['back'] ?? '',
      'DOT medical card': images['card'] ?? '',
    });
    await sendPhoto(at, images['photo'] ?? '');

    await stored.expectAt('/api/driver-profile/verification/residenceHistory', {
      data: [{ addressLine1: '7 Shore Ave', city: 'St. Louis', postalCode: '63101-1234' }],
    });
    await stored.expectAt('/api/driver-profile/verification/employmentHistory', {
      data: [
        {
          employerName: 'Peña & Søn “Hauling”',
          address: '12 Dock-St',
          city: 'Coeur d’Alene',
          position: 'Company driver',
        },
      ],
    });
  });

  await test.step('signs as the license spells the name, and sends', async () => {
    await completeCompliance(at, LICENSE_NAME, {
      state: 'Missouri',
      fields: {
        'Social Security number': '219\u201309\u20139999',
        'Street address': marked('7 Shore\u00a0Ave'),
        City: 'St. Louis',
        'ZIP code': '63101\u20131234',
      },
      licenseNumber: marked('D123 456\u20117'),
    });
    await backToHub(at);
    await expect(page.getByRole('heading', { name: 'Your application was sent' })).toBeVisible();
  });

  await test.step('finds everything without what nobody sees', async () => {
    await stored.expectAt('/api/driver-profile/verification/compliance', {
      personalInfo: { ssnLastFour: '9999', address: { addressLine1: '7 Shore Ave', postalCode: '63101-1234' } },
      motorVehicle: { licenses: [{ number: 'D123 456-7' }] },
    });
    expect(stored.withHidden()).toEqual([]);
  });
});
