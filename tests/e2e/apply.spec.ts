import { PHONE } from '../../lab/tour/browser';
import {
  answerPreQualification,
  backToHub,
  confirmPhone,
  newApplicant,
  register,
  sendDocuments,
  sendEmploymentHistory,
  sendPhoto,
  sendReferences,
  sendResidenceHistory,
  sendSchedule,
} from './support/applying';
import { makeDocumentImages } from './support/document-images';
import { keyboardOnly, touch } from './support/input';
import { acceptResults, certify, openDriver, recordCall, reviewFile } from './support/reviewing';
import { completeCompliance } from './support/signing';
import { expect, test } from './support/test';

for (const [method, input] of [
  ['by touch', touch],
  ['by keyboard only', keyboardOnly],
] as const) {
  test(`a driver goes from sign-up to certified ${method}, with operations' reviews`, async ({ users, pageOf }) => {
    const applicant = newApplicant();
    const name = `Sam ${applicant.lastName}`;
    const images = await makeDocumentImages('front', 'back', 'card', 'photo');
    const driver = { page: await pageOf(undefined, { screen: PHONE }), input };
    const ops = { page: await pageOf(users.ops), input };

    await test.step('signs up', () => register(driver, applicant));
    await test.step('answers the pre-qualification questions', () => answerPreQualification(driver));
    await test.step('confirms the phone', () => confirmPhone(driver, applicant));
    await test.step('sends the schedule', () => sendSchedule(driver));
    await test.step('sends references', () => sendReferences(driver));
    await test.step('sends the residence history', () => sendResidenceHistory(driver));
    await test.step('sends the work history', () => sendEmploymentHistory(driver));
    await test.step('sends documents', () =>
      sendDocuments(driver, {
        "Driver's license, front": images['front'] ?? '',
        "Driver's license, back": images['back'] ?? '',
        'DOT medical card': images['card'] ?? '',
      }));
    await test.step('sends the photo', () => sendPhoto(driver, images['photo'] ?? ''));
    await test.step('completes the compliance check', () => completeCompliance(driver, name));
    await backToHub(driver);
    await expect(driver.page.getByRole('heading', { name: 'Your application was sent' })).toBeVisible();

    await test.step('operations record the screening call', async () => {
      await openDriver(ops, name);
      await recordCall(ops);
    });
    await test.step('operations review the file', () => reviewFile(ops));
    await test.step('operations accept the results', () => acceptResults(ops));
    await test.step('operations certify the driver', () => certify(ops));
    await test.step('the driver lands on the home page', async () => {
      await driver.page.waitForURL('**/driver/home');
      await expect(driver.page.getByText('You are certified and ready to drive.')).toBeVisible();
    });
  });
}
