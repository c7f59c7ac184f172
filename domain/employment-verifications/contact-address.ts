import type { EmployerContact } from './schema';
import { type AttemptChannel, type LinkChannel, linkChannels } from './states';

/** The contact data that links go to. */
export type ContactAddresses = Pick<
  EmployerContact,
  'email' | 'phone' | 'fax' | 'address' | 'city' | 'state' | 'postalCode'
>;

/** The address or number for a way of contact; empty if it is not complete. */
export function addressOf(employer: ContactAddresses, channel: AttemptChannel): string {
  if (channel !== 'letter') return employer[channel];
  const { address, city, state, postalCode } = employer;
  const isComplete = address !== '' && city !== '' && state !== '';
  return isComplete ? `${address}, ${city}, ${[state, postalCode].filter(Boolean).join(' ')}` : '';
}

/** Capitals and spaces make no other address, and neither does the form of a number. */
const comparable = (address: string, channel: LinkChannel): string =>
  channel === 'fax' ? address.replaceAll(/\D/g, '').slice(-10) : address.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Whether both are the same address for this way of contact. */
export const isSameAddress = (one: string, other: string, channel: LinkChannel): boolean =>
  comparable(one, channel) === comparable(other, channel);

/** The ways of contact for which the second contact data has an address that the first lacks. */
export const newAddresses = (before: ContactAddresses, after: ContactAddresses): LinkChannel[] =>
  linkChannels.filter((channel) => {
    const address = addressOf(after, channel);
    return address !== '' && !isSameAddress(addressOf(before, channel), address, channel);
  });
