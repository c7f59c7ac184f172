import { describe, expect, it } from '@jest/globals';
import { checkInvite, checkRequest, type EntryFacts } from '#domain/candidacies/entry-rules';

const facts: EntryFacts = {
  order: { status: 'active', isVisible: true, seatsTaken: 0, numberOfDrivers: 1 },
  organization: { id: 'this-carrier', name: 'Blue Mesa', isActive: true, agreement: 'active' },
  driver: { stage: 'Certified', lifecycleStatus: 'certified_compliant', isAvailable: true, hiredBy: null },
};
const order = (changes: Partial<EntryFacts['order']>): EntryFacts => ({
  ...facts,
  order: { ...facts.order, ...changes },
});
const driver = (changes: Partial<EntryFacts['driver']>): EntryFacts => ({
  ...facts,
  driver: { ...facts.driver, ...changes },
});

describe.each([
  ['an invitation', checkInvite],
  ['a request', checkRequest],
])('%s', (_name, check) => {
  it('opens a round on an active order with a seat', () => {
    expect(check(facts)).toBeUndefined();
  });

  it.each(['pending', 'past', 'deleted'] as const)('is refused on a %s order', (status) => {
    expect(check(order({ status }))).toEqual({ code: 'order-not-active' });
  });

  it('is refused when all seats are taken', () => {
    expect(check(order({ seatsTaken: 1 }))).toEqual({ code: 'order-filled' });
  });

  it('is refused for a carrier that is not active', () => {
    const organization = { ...facts.organization, isActive: false };

    expect(check({ ...facts, organization })).toEqual({
      code: 'organization-inactive',
      params: { organization: 'Blue Mesa' },
    });
  });
});

describe('the drivers who may enter a round', () => {
  it('must not be hired, if invited; the refusal does not disclose the other carrier', () => {
    expect(checkInvite(driver({ hiredBy: 'another-carrier' }))).toEqual({ code: 'driver-hired-elsewhere' });
    expect(checkInvite(driver({ hiredBy: 'this-carrier' }))).toEqual({ code: 'driver-already-hired' });
  });

  it('must not be hired, if they apply, by whichever carrier', () => {
    for (const hiredBy of ['another-carrier', 'this-carrier']) {
      expect(checkRequest(driver({ hiredBy }))).toEqual({ code: 'hired-for-another-job' });
    }
  });

  it('must be searchable and available, if invited', () => {
    expect(checkInvite(driver({ stage: 'Processing', lifecycleStatus: 'created' }))).toBeUndefined();
    expect(checkInvite(driver({ stage: 'PreQualify' }))).toEqual({ code: 'driver-not-searchable' });
    expect(checkInvite(driver({ stage: 'NotQualified' }))).toEqual({ code: 'driver-not-searchable' });
    expect(checkInvite(driver({ isAvailable: false }))).toEqual({ code: 'driver-not-searchable' });
  });

  it('must be active, if they apply, and only to orders that are visible to drivers', () => {
    expect(checkRequest(driver({ isAvailable: false }))).toBeUndefined();
    expect(checkRequest(driver({ lifecycleStatus: 'pending' }))).toEqual({ code: 'driver-not-active' });
    expect(checkRequest(order({ isVisible: false }))).toEqual({ code: 'order-not-visible' });
    expect(checkInvite(order({ isVisible: false }))).toBeUndefined();
  });
});
