import type { Page } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import { answerPreQualification, backToHub, newApplicant, openTask, PASSWORD, type Session } from './support/applying';
import { codeTextedTo, emailTo } from './support/inbox';
import { fillIn, touch } from './support/input';
import { atStep, enterDrivingRecord, enterIdentity, readToEnd, sign } from './support/signing';
import { expect, test } from './support/test';

/** A text as a contact list hands it out, and a name as a Mac does: with marks that nobody sees, and accents of their own. */
const marked = (text: string): string => `\u202a\u2068${text}\u200b\u2069\u202c`;
const decomposed = (text: string): string => text.normalize('NFD');

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
    textAt: (path: string) => JSON.stringify(answers.get(path)),
  };
}

test('a driver pastes what other programs hand out, and signs as the license spells the name', async ({ pageOf }) => {
  const { email, phone } = newApplicant();
  const national = `(562) 555\u2011${phone.slice(-4)}`;
  const at: Session = { page: await pageOf(undefined, { screen: PHONE }), input: touch };
  const { page } = at;
  const stored = answersOf(page);

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

  await test.step('adds a reference with the number of an office', async () => {
    await openTask(at, /^References/, 'References');
    await page.getByRole('link', { name: 'Add a reference' }).click();
    await fillIn(touch, page, { Name: marked(decomposed('José Peña')), Phone: marked('562.555.0142 Ext. 12') });
    await touch.choose(page.getByLabel('How do they know you?'), 'Supervisor');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('José Peña')).toBeVisible();

    await stored.expectAt('/api/driver-profile/references', {
      references: [{ name: 'José Peña', phone: '+15625550142;ext=12' }],
    });
    await backToHub(at);
  });

  await test.step('signs the disclosure as the license spells the name', async () => {
    await openTask(at, /^Background check/, 'Background check');
    const pasted = {
      'Social Security number': '219–09–9999',
      'Street address': marked('7 Shore\u00a0Ave'),
      City: 'St. Louis',
      'ZIP code': '63101\u20131234',
    };
    await enterIdentity(at, pasted, 'Missouri');
    await atStep(at, 2);
    await enterDrivingRecord(at, marked('D123 456\u20117'));
    await atStep(at, 3);
    await readToEnd(at);
    await sign(at, { name: LICENSE_NAME, button: 'Sign' });
    await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible();
  });

  await test.step('finds everything without what nobody sees', async () => {
    const path = '/api/driver-profile/verification/compliance';
    await stored.expectAt(path, {
      personalInfo: { ssnLastFour: '9999', address: { addressLine1: '7 Shore Ave', postalCode: '63101-1234' } },
      motorVehicle: { licenses: [{ number: 'D123 456-7' }] },
    });
    expect(stored.textAt(path)).not.toMatch(/[\u00a0\u200b\u202a-\u202e\u2066-\u2069]/);
  });
});
