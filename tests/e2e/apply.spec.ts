import { PHONE } from '../../scripts/tour/browser';
import {
  anApplicant,
  answerFirstQuestions,
  backToHub,
  nameReferences,
  planWeek,
  provePhone,
  register,
  sendDocuments,
  sendPhoto,
  tellHomes,
  tellWork,
} from './support/applying';
import { finger, keys } from './support/hands';
import { makePapers } from './support/papers';
import { certify, openDriver, recordCall, reviewFile, takeResults } from './support/reviewing';
import { passCompliance } from './support/signing';
import { expect, test } from './support/test';

for (const [way, hands] of [
  ['on a phone', finger],
  ['by keyboard alone', keys],
] as const) {
  test(`a driver goes from his sign-up to certified ${way}, operations doing their part`, async ({ crew, pageOf }) => {
    test.setTimeout(600_000);
    const applicant = anApplicant();
    const name = `Sam ${applicant.lastName}`;
    const papers = await makePapers('front', 'back', 'card', 'photo');
    const driver = { page: await pageOf(undefined, { screen: PHONE }), hands };
    const ops = { page: await pageOf(crew.ops), hands };

    await test.step('signs up', () => register(driver, applicant));
    await test.step('answers the first questions', () => answerFirstQuestions(driver));
    await test.step('proves the phone', () => provePhone(driver, applicant));
    await test.step('plans the week', () => planWeek(driver));
    await test.step('names references', () => nameReferences(driver));
    await test.step('tells of homes', () => tellHomes(driver));
    await test.step('tells of work', () => tellWork(driver));
    await test.step('sends documents', () =>
      sendDocuments(driver, {
        'Driver license, front': papers['front'] ?? '',
        'Driver license, back': papers['back'] ?? '',
        'DOT medical card': papers['card'] ?? '',
      }));
    await test.step('sends the photo', () => sendPhoto(driver, papers['photo'] ?? ''));
    await test.step('passes the compliance check', () => passCompliance(driver, name));
    await backToHub(driver);
    await expect(driver.page.getByRole('heading', { name: 'Your application was sent' })).toBeVisible();

    await test.step('operations find him and call', async () => {
      await openDriver(ops, name);
      await recordCall(ops);
    });
    await test.step('operations review his file', () => reviewFile(ops));
    await test.step('operations take in the results', () => takeResults(ops));
    await test.step('operations certify him', () => certify(ops));
    await test.step('he is at home at once', async () => {
      await driver.page.waitForURL('**/driver/home');
      await expect(driver.page.getByText('You are certified and ready to drive.')).toBeVisible();
    });
  });
}
