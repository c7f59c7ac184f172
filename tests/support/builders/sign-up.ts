import type { SignUpDriver } from '#domain/accounts/sign-in/schema';
import { newId } from '#platform/ids';

type SignUpForm = Omit<SignUpDriver, 'smsConsent'> & { smsConsent?: boolean };

/** An unused phone number, different each time. */
export function aPhone(): string {
  const digits = parseInt(newId().slice(-6), 16) % 10_000;
  return `+1562555${String(digits).padStart(4, '0')}`;
}

/** A driver's sign-up that passes every rule, with a unique address and number. */
export function aSignUp(overrides: Partial<SignUpForm> = {}): SignUpForm {
  return {
    firstName: 'Sam',
    lastName: 'Rivera',
    phone: aPhone(),
    email: `${newId()}@example.com`,
    password: 'night run to Fontana 7!',
    address: { city: 'Long Beach', state: 'CA', latitude: 33.767, longitude: -118.1892 },
    ...overrides,
  };
}
