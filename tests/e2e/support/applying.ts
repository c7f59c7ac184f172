import { expect, type Page } from '@playwright/test';
import { codeTextedTo, emailTo } from './inbox';
import { fillIn, type InputMethod } from './input';

export const PASSWORD = 'a lane to Denver, 7 days';

/** A page and the input method that operates it. */
export interface Session {
  page: Page;
  input: InputMethod;
}

export interface Applicant {
  email: string;
  phone: string;
  lastName: string;
}

/** A fictional applicant, different in every run. */
export function newApplicant(): Applicant {
  const stamp = String(Date.now());
  // Names must consist of letters, so each digit becomes one.
  const letters = [...stamp.slice(-6)].map((digit) => 'abcdefghij'.charAt(Number(digit)));
  return {
    email: `sam.${stamp}@example.com`,
    phone: `+1562555${stamp.slice(-4)}`,
    lastName: `Rivera ${letters.join('')}`,
  };
}

const button = ({ page }: Session, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = ({ page }: Session, name: string) => page.getByRole('link', { name, exact: true });
const heading = ({ page }: Session, name: string) => page.getByRole('heading', { level: 1, name });

/** Signs up and confirms by the link in the email. */
export async function register(at: Session, { email, phone, lastName }: Applicant) {
  const { page, input } = at;
  await page.goto('/auth/registerAsDriver');
  await fillIn(input, page, {
    'First name': 'Sam',
    'Last name': lastName,
    Phone: phone,
    Email: email,
    'City and state': 'Long Beach, CA',
    Password: PASSWORD,
    'Repeat the password': PASSWORD,
  });
  await input.press(button(at, 'Register'));
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  const { link } = await emailTo(email, 'Please confirm your email address');
  // In the browser that signed up, the link does not require the password.
  await page.goto(link);
  await page.waitForURL('**/driver/onboarding');
}

/** Answers the pre-qualification questions, which open the application. */
export async function answerPreQualification(
  at: Session,
  { licenseClass = 'Class A', ticked = [] }: { licenseClass?: string; ticked?: readonly string[] } = {},
) {
  const { page, input } = at;
  await input.type(page.getByLabel('Date of birth'), '1988-05-14');
  await input.choose(page.getByLabel('Your commercial license'), licenseClass);
  for (const label of ticked) await input.tick(page.getByLabel(label, { exact: true }));
  await input.choose(page.getByLabel(/^How long have you driven/), 'More than 3 years');
  await input.press(button(at, 'Continue'));
  await expect(page.getByText('Your application is open')).toBeVisible();
}

/** Opens a task from the hub. */
export async function openTask(at: Session, name: RegExp, title: string) {
  await at.input.press(at.page.getByRole('link', { name }));
  await expect(heading(at, title)).toBeVisible();
}

/** Returns to the hub by the page's link. */
export async function backToHub(at: Session) {
  await at.input.press(at.page.getByRole('link', { name: 'Your application' }).first());
  await expect(heading(at, 'Your application')).toBeVisible();
}

export async function confirmPhone(at: Session, { phone }: Applicant) {
  const { page, input } = at;
  await openTask(at, /^Phone/, 'Your phone');
  await input.press(button(at, 'Text me a code'));
  await input.type(page.getByLabel('Code', { exact: true }), await codeTextedTo(phone));
  await input.press(button(at, 'Confirm the code'));
  await expect(heading(at, 'Your application')).toBeVisible();
}

const card = ({ page }: Session, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export async function sendDocuments(at: Session, images: Record<string, string>) {
  const { input } = at;
  await openTask(at, /^Driver's license, front/, 'Documents');
  for (const [title, file] of Object.entries(images)) {
    await input.attach(card(at, title).getByLabel(/^Choose a file/), file);
    await input.press(card(at, title).getByRole('button', { name: /^Send this picture/ }));
    await expect(card(at, title).getByText('Pending Review')).toBeVisible();
  }
  await backToHub(at);
}

export async function sendPhoto(at: Session, file: string) {
  await openTask(at, /^Photo of you/, 'Photo of you');
  await at.input.attach(at.page.getByLabel(/^Choose a file/), file);
  await at.input.press(button(at, /^Send this picture/));
  await expect(at.page.getByText('Pending Review')).toBeVisible();
  await backToHub(at);
}

/** The texts of a job, by their labels. */
const JOB = {
  Employer: 'Harbor Haul',
  'Their street address': '12 Dock St',
  City: 'Long Beach',
  'Your position': 'Company driver',
};

export async function sendEmploymentHistory(at: Session, job: typeof JOB = JOB) {
  const { page, input } = at;
  await openTask(at, /^Work history/, 'Work history');
  await input.press(link(at, 'Add a job'));
  await fillIn(input, page, { 'First day': '2020-02-03' });
  await input.tick(page.getByLabel('I still work there'));
  await fillIn(input, page, job);
  await input.choose(page.getByLabel('State', { exact: true }), 'California');
  for (const question of [
    /May we contact this employer/,
    /operate a commercial motor vehicle/,
    /subject to FMCSA regulations/,
    /DOT drug and alcohol testing/,
  ]) {
    await input.tick(page.getByRole('radiogroup', { name: question }).getByLabel('Yes'));
  }
  await input.tick(page.getByRole('group', { name: 'Equipment you operated' }).getByLabel('Tractor-trailer'));
  await input.press(button(at, 'Save'));
  await expect(page.getByText('All 36 months are covered')).toBeVisible();
  await input.tick(page.getByLabel(/every employer for whom I drove/));
  await input.press(button(at, 'Send'));
  await expect(page.getByText('Pending Review')).toBeVisible();
  await backToHub(at);
}

/** The texts of an address, by their labels. */
const HOME = { 'Street address': '7 Shore Ave', City: 'Long Beach', 'ZIP code': '90802' };

export async function sendResidenceHistory(at: Session, home: typeof HOME = HOME, state = 'California') {
  const { page, input } = at;
  await openTask(at, /^Residence history/, 'Residence history');
  await input.press(link(at, 'Add an address'));
  await input.tick(page.getByLabel('I live here now'));
  await input.tick(page.getByLabel('I have lived here for more than 3 years'));
  await fillIn(input, page, home);
  await input.choose(page.getByLabel('State', { exact: true }), state);
  await input.press(button(at, 'Save'));
  await expect(page.getByText('All 36 months are covered')).toBeVisible();
  await input.press(button(at, 'Send'));
  await expect(page.getByText('Pending Review')).toBeVisible();
  await backToHub(at);
}

interface Referee {
  /** As it is typed. */
  name: string;
  phone: string;
  /** As it is shown, if that differs. */
  shown?: string;
}

const REFEREES: readonly Referee[] = [
  { name: 'Ana Ortiz', phone: '(562) 555-0181' },
  { name: 'Lee Park', phone: '(562) 555-0182' },
];

export async function sendReferences(at: Session, referees = REFEREES) {
  const { page, input } = at;
  await openTask(at, /^References/, 'References');
  for (const { name, phone, shown = name } of referees) {
    await input.press(link(at, 'Add a reference'));
    await fillIn(input, page, { Name: name, Phone: phone });
    await input.choose(page.getByLabel('How do they know you?'), 'Supervisor');
    await input.press(button(at, 'Save'));
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
  }
  await input.press(button(at, 'Send'));
  await expect(page.getByText('Pending Review')).toBeVisible();
  await backToHub(at);
}

export async function sendSchedule(at: Session) {
  const { page, input } = at;
  await openTask(at, /^Schedule/, 'Schedule');
  for (const day of ['Monday', 'Tuesday']) await input.tick(page.getByLabel(day, { exact: true }));
  await input.press(button(at, 'Next: times'));
  await input.press(button(at, 'Save'));
  await expect(heading(at, 'Your application')).toBeVisible();
}
