import { randomInt } from 'node:crypto';
import type { SignUpDriver } from '#domain/accounts/sign-in/schema';
import { newId } from '#platform/ids';

type SignUpForm = Omit<SignUpDriver, 'smsConsent'> & { smsConsent?: boolean };

let phones = randomInt(10_000);

/** A phone number that no earlier call of this test file returned; random numbers would repeat within one file. */
export function aPhone(): string {
  phones = (phones + 1) % 10_000;
  return `+1562555${String(phones).padStart(4, '0')}`;
}

/** The password of every driver who signs up. */
export const signUpPassword = 'night run to Fontana 7!';

/** A driver's sign-up that passes every rule, with a unique address and number. */
export function aSignUp(overrides: Partial<SignUpForm> = {}): SignUpForm {
  return {
    firstName: 'Sam',
    lastName: 'Rivera',
    phone: aPhone(),
    email: `${newId()}@example.com`,
    password: signUpPassword,
    address: { city: 'Long Beach', state: 'CA', latitude: 33.767, longitude: -118.1892 },
    ...overrides,
  };
}
