import { storeCompliance } from '#db/compliance/compliance-store';
import type { Db } from '#db/core/handle';
import { storeSubmission } from '#db/driver-histories/driver-submission-store';
import type { ApplicationSignature, EmploymentApplication } from '#domain/employment-applications/schema';
import { newId } from '#platform/ids';
import { aHistoryItem } from '../builders/histories';
import { wholeAnswers } from '../builders/whole-answers';
import { testVault } from '../vault';
import type { Caller } from './files-world';

export const SSN = '219099999';

/** Stores everything that the driver's application states. */
export async function aWholeApplication(db: Db, driverId: string, answers = wholeAnswers): Promise<void> {
  await storeCompliance({ db, vault: testVault }, driverId, {
    answers,
    ssn: SSN,
    at: new Date('2026-11-01T12:00:00Z'),
  });
  for (const kind of ['employment', 'residence', 'accident', 'violation'] as const) {
    await aHistoryItem(db, { driverId, kind });
  }
  for (const task of ['employmentHistory', 'residenceHistory'] as const) {
    await storeSubmission(db, { id: newId(), driverId, task, content: {}, at: new Date('2026-11-01T12:00:00Z') });
  }
}

/** The calls about one application of a driver. */
export const applicationPath = (candidacyId: string): string =>
  `/api/driver/candidacies/${candidacyId}/employment-application`;

/** The application as its driver sees it. */
export async function readApplication(
  driver: Pick<Caller, 'get'>,
  candidacyId: string,
): Promise<EmploymentApplication> {
  const response: { body: unknown } = await driver.get(applicationPath(candidacyId)).expect(200);
  return response.body as EmploymentApplication;
}

/** Reads every text to its end, and returns the signature on what was shown. */
export async function readAndSign(
  driver: Pick<Caller, 'get' | 'post'>,
  candidacyId: string,
  fullName: string,
): Promise<ApplicationSignature> {
  const { round, texts, contentSha256 } = await readApplication(driver, candidacyId);
  for (const { _id: textId } of texts) {
    for (const part of ['opened', 'end'] as const) {
      await driver
        .post(`${applicationPath(candidacyId)}/readings`)
        .send({ round, textId, part })
        .expect(204);
    }
  }
  const shown = texts.map(({ sha256 }) => sha256);
  return { shown, contentSha256, fullName, signature: { type: 'typed' }, hasAgreed: true };
}
