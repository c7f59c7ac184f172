import { storeCompliance } from '#db/compliance/compliance-store';
import { storeConsents } from '#db/compliance/consent-store';
import type { Db } from '#db/core/handle';
import { findLegalText } from '#db/legal/legal-text-store';
import { orderResultsForHires } from '#db/screening/screening-store';
import { emptyAnswers } from '#domain/compliance/answers';
import { consentKinds } from '#domain/compliance/steps';
import { newId } from '#platform/ids';
import type { Driver, HiringApi } from '../hiring/hiring-api';
import { testVault } from '../vault';
import { SSN } from './compliance';

const AT = '2026-11-21T12:00:00.000Z';

/** The driver has entered license and Social Security number, and signed everything that screening requires. */
export async function aDriverWithConsents(db: Db, driverId: string, licenseNumber = 'A1234567'): Promise<void> {
  const deps = { db, vault: testVault };
  const motorVehicle = {
    ...emptyAnswers.motorVehicle,
    licenses: [{ state: 'TX', number: licenseNumber, expiresOn: '2099-01-31' } as const],
  };
  await storeCompliance(deps, driverId, { answers: { ...emptyAnswers, motorVehicle }, ssn: SSN, at: new Date(AT) });
  const signing = {
    fullName: 'Maria Gomez',
    signature: { type: 'typed' },
    ip: '127.0.0.1',
    wantsFreeCopy: false,
  } as const;
  const reading = { openedAt: AT, endReachedAt: AT, signedAt: AT };
  const consents = await Promise.all(
    consentKinds.map(async (kind) => {
      const text = await findLegalText(db, kind, { on: AT.slice(0, 10) });
      if (text === undefined) throw new Error('There are no legal texts');
      const { id: textId, version, language, sha256 } = text;
      return { id: newId(), driverId, textId, kind, version, language, sha256, ...reading, signing };
    }),
  );
  await storeConsents(deps, driverId, consents);
}

/** A driver hired by the carrier, so that the carrier's own results are required. */
export async function aScreenedHire(
  hiring: HiringApi,
  license: string,
): Promise<{ driver: Driver; organizationId: string }> {
  const driver = await hiring.aDriver();
  await aDriverWithConsents(hiring.db, driver.id, license);
  await hiring.flow(await hiring.anActiveOrder(), driver).toHired();
  await orderResultsForHires(hiring.db, new Date());
  return { driver, organizationId: hiring.carrier.organizationId };
}
