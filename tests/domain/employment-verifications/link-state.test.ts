import { describe, expect, it } from '@jest/globals';
import { addressOf, isSameAddress, newAddresses } from '#domain/employment-verifications/contact-address';
import { linkState } from '#domain/employment-verifications/link-state';
import { EmployerContact } from '#domain/employment-verifications/schema';

const AT = '2026-11-20T12:00:00.000Z';
const link = {
  round: 2,
  createdAt: AT,
  expiresAt: '2027-01-04T12:00:00.000Z',
  wrongCodes: 0,
  endReason: null,
} as const;
const sent = { name: 'sent', round: 2, dispute: null } as const;
const disputedAt = (at: string) =>
  ({ ...sent, name: 'disputed', dispute: { noteId: '', at, isOverdue: false, refusalId: null } }) as const;
const now = Date.parse('2026-11-28T12:00:00.000Z');

it.each([
  ['open', {}, sent],
  ['open', {}, { ...sent, name: 'closedGoodFaith' }],
  ['open', {}, disputedAt('2026-11-19T12:00:00.000Z')],
  ['over', {}, disputedAt('2026-11-21T12:00:00.000Z')],
  ['over', { round: 1 }, sent],
  ['over', {}, { ...sent, name: 'answered' }],
  ['expired', { expiresAt: '2026-11-27T12:00:00.000Z' }, sent],
  ['locked', { wrongCodes: 5 }, sent],
  ['withdrawn', { endReason: 'withdrawn' }, sent],
  ['addressChanged', { endReason: 'addressChanged', round: 1 }, sent],
] as const)('a link is %s', (state, more, verification) => {
  expect(linkState({ ...link, ...more }, verification, now)).toBe(state);
});

describe('an address', () => {
  const employer = EmployerContact.parse({
    name: 'Blue Ridge Carriers',
    email: 'safety@blueridge.example',
    fax: '+12145550110',
    address: '1 Main St',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
  });

  it('is complete, or none', () => {
    expect(addressOf(employer, 'letter')).toBe('1 Main St, Dallas, TX 75201');
    expect(addressOf({ ...employer, city: '' }, 'letter')).toBe('');
  });

  it.each([
    ['email', 'Safety@BlueRidge.example ', true],
    ['email', 'safety@blueridge.test', false],
    ['fax', '(214) 555-0110', true],
    ['fax', '(214) 555-0111', false],
    ['letter', '1 main st,  Dallas, TX 75201', true],
    ['letter', '2 Main St, Dallas, TX 75201', false],
  ] as const)('by %s is the same however it is written: %s', (channel, other, isSame) => {
    expect(isSameAddress(addressOf(employer, channel), other, channel)).toBe(isSame);
  });

  it('is new if it is there and differs', () => {
    expect(newAddresses(employer, employer)).toEqual([]);
    expect(newAddresses(employer, { ...employer, email: 'other@blueridge.example', fax: '' })).toEqual(['email']);
    expect(newAddresses({ ...employer, fax: '', city: '' }, employer)).toEqual(['fax', 'letter']);
  });
});
