import { PHONE } from '../../scripts/tour/browser';
import {
  newApplicant,
  answerFirstQuestions,
  backToHub,
  sendReferences,
  sendSchedule,
  confirmPhone,
  register,
  sendDocuments,
  sendPhoto,
  sendResidenceHistory,
  sendEmploymentHistory,
} from './support/applying';
import { touch, keyboardOnly } from './support/input';
import { makeDocumentImages } from './support/document-images';
import { certify, openDriver, recordCall, reviewFile, acceptResults } from './support/reviewing';
import { completeCompliance } from './support/signing';
import { expect, test } from './support/test';

for (const [way, input] of [
  ['on a phone', touch],
  ['by keyboard alone', keyboardOnly],
] as const) {
  test(`a driver goes from his sign-up to certified ${way}, operations doing their part`, async ({ crew, pageOf }) => {
    test.setTimeout(600_000);
    const applicant = newApplicant();
    const name = `Sam ${applicant.lastName}`;
    const images = await makeDocumentImages('front', 'back', 'card', 'photo');
    const driver = { page: await pageOf(undefined, { screen: PHONE }), input };
    const ops = { page: await pageOf(crew.ops), input };

    await test.step('signs up', () => register(driver, applicant));
    await test.step('answers the first questions', () => answerFirstQuestions(driver));
    await test.step('proves the phone', () => confirmPhone(driver, applicant));
    await test.step('plans the week', () => sendSchedule(driver));
    await test.step('names references', () => sendReferences(driver));
    await test.step('tells of homes', () => sendResidenceHistory(driver));
    await test.step('tells of work', () => sendEmploymentHistory(driver));
    await test.step('sends documents', () =>
      sendDocuments(driver, {
        'Driver license, front': images['front'] ?? '',
        'Driver license, back': images['back'] ?? '',
        'DOT medical card': images['card'] ?? '',
      }));
    await test.step('sends the photo', () => sendPhoto(driver, images['photo'] ?? ''));
    await test.step('passes the compliance check', () => completeCompliance(driver, name));
    await backToHub(driver);
    await expect(driver.page.getByRole('heading', { name: 'Your application was sent' })).toBeVisible();

    await test.step('operations find him and call', async () => {
      await openDriver(ops, name);
      await recordCall(ops);
    });
    await test.step('operations review his file', () => reviewFile(ops));
    await test.step('operations take in the results', () => acceptResults(ops));
    await test.step('operations certify him', () => certify(ops));
    await test.step('he is at home at once', async () => {
      await driver.page.waitForURL('**/driver/home');
      await expect(driver.page.getByText('You are certified and ready to drive.')).toBeVisible();
    });
  });
}
