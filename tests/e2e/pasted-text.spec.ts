import type { Page } from '@playwright/test';
import { PHONE } from '../../lab/tour/browser';
import { answerPreQualification, newApplicant, openTask, PASSWORD, type Session } from './support/applying';
import { codeTextedTo, emailTo } from './support/inbox';
import { fillIn, touch } from './support/input';
import { expect, test } from './support/test';

/** A text as a contact list hands it out, and a name as a Mac does: with marks that nobody sees, and accents of their own. */
const marked = (text: string): string => `\u202a\u2068${text}\u200b\u2069\u202c`;
const decomposed = (text: string): string => text.normalize('NFD');

const NAME = { first: 'Đức Łukasz', last: 'O’Groß-Núñez' };

/** The last answer of the API at each path, whatever the page shows of it. */
function answersFrom(page: Page) {
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
  return (path: string, expected: Record<string, unknown>) =>
    expect(() => {
      expect(answers.get(path)).toMatchObject(expected);
    }).toPass();
}

test('a driver registers and applies with text as other programs hand it out', async ({ pageOf }) => {
  const { email, phone } = newApplicant();
  const national = `(562) 555\u2011${phone.slice(-4)}`;
  const at: Session = { page: await pageOf(undefined, { screen: PHONE }), input: touch };
  const { page } = at;
  const expectAnswer = answersFrom(page);

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
    await expectAnswer('/api/user', { firstName, lastName, email, personalInfo: { phone } });
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

    await expect(page.getByText('+1 (562) 555-0142 ext. 12')).toBeVisible();
  });
});
