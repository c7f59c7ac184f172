import { describe, expect, it } from '@jest/globals';
import { normalizePhone } from '#platform/phone';
import { findPlace, searchPlaces } from '#platform/places';

const names = (text: string, most = 3) => searchPlaces(text, most).map(({ city, state }) => `${city}, ${state}`);

describe('the search for a place', () => {
  it('matches the start of the name in any case, largest city first', () => {
    expect(names('long bea')).toEqual(['Long Beach, CA', 'Long Beach, NY', 'Long Beach, MS']);
  });

  it('accepts the state after a comma, and ZIP codes', () => {
    expect(names('Long Beach, ny')).toEqual(['Long Beach, NY']);
    expect(names('90802')).toEqual(['Long Beach, CA']);
  });

  it('finds nothing for an empty string, a single letter and an unknown place', () => {
    expect([names(''), names('l'), names('00000'), names('Atlantis')]).toEqual([[], [], [], []]);
  });

  it('finds only places in the United States', () => {
    expect(names('Toronto, ON')).toEqual([]);
  });
});

describe('a place found by name', () => {
  it('has coordinates', () => {
    expect(findPlace('LONG BEACH', 'CA')).toMatchObject({ city: 'Long Beach', latitude: expect.closeTo(33.8, 0) });
    expect(findPlace('Long Beach', 'WY')).toBeUndefined();
  });
});

describe('a typed phone number', () => {
  it.each([
    ['(562) 555-0142', '+15625550142'],
    ['562.555.0142', '+15625550142'],
    ['+1 562 555 0142', '+15625550142'],
    ['+52 55 1234 5678', '+525512345678'],
  ])('%s becomes %s', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone);
  });

  it.each(['', '12', '555 0142', 'call me', '+1 000 000 0000'])('%p is not a phone number', (typed) => {
    expect(normalizePhone(typed)).toBeUndefined();
  });
});
