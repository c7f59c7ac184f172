import { describe, expect, it } from '@jest/globals';
import { isSameCarrier, type KnownCarrier } from '#domain/carriers/same-carrier';

const carrier: KnownCarrier = {
  names: ['Bluebonnet Freight Lines', 'BLUEBONNET FREIGHT LINES OF TEXAS LLC', 'J.B. Muñoz Transport, Inc.'],
  dotNumber: 712_345,
  emails: ['ann@bluebonnet.example', 'bo@gmail.com'],
};
const isIt = (name: string, email = ''): boolean => isSameCarrier({ name, email }, carrier);

describe('an employer that a driver names', () => {
  it.each([
    'Bluebonnet Freight Lines',
    'bluebonnet freight lines, inc.',
    'The Bluebonnet Freight Lines Co., LLC',
    'BLUEBONNET  FREIGHT-LINES',
    'Bluebonnet Freight',
    'Bluebonnet',
    'Bluebonnet’s Freight Lines d/b/a Bluebonnet Freight Lines',
    'Something else LLC dba Bluebonnet Freight Lines',
    'JB Munoz Transport',
    'J B Munoz',
    'J. B. Mun\u0303oz Transport LLC',
    'Driver job (USDOT 0712345)',
  ])('is the carrier: %s', (name) => {
    expect(isIt(name)).toBe(true);
  });

  it.each([
    '',
    'Freight Lines',
    'The Co. LLC',
    'Blue Freight Lines',
    'Bluebonnet Florists',
    'Bonnet Freight Lines',
    'J B Hunt Transport',
    'Lines of Texas',
    'Unit 712',
  ])('is another one: %s', (name) => {
    expect(isIt(name)).toBe(false);
  });

  it.each([
    ['St. Louis Freight', ['Saint Louis Freight Inc', 'ST LOUIS FREIGHT', 'St Louis']],
    ['Fort Wayne Haulers LLC', ['Ft. Wayne Haulers', 'FT WAYNE', 'Fort Wayne Haulers, Inc.']],
    ['MT VERNON TRANSPORT', ['Mount Vernon Transport', 'Mt. Vernon']],
    ['Santa Maria Trucking', ['Sta. Maria Trucking']],
  ])('is %s, written out and shortened', (name, spellings) => {
    for (const named of spellings)
      expect([named, isSameCarrier({ name: named, email: '' }, { ...carrier, names: [name] })]).toEqual([named, true]);
    expect(isSameCarrier({ name: 'Stlouis Bakery', email: '' }, { ...carrier, names: [name] })).toBe(false);
  });

  it('is the carrier by the domain of its address, unless anybody can have one there', () => {
    expect(isIt('Other name', 'safety@bluebonnet.example')).toBe(true);
    expect(isIt('Other name', 'Safety@Mail.Bluebonnet.Example')).toBe(true);
    expect(isIt('Other name', 'safety@notbluebonnet.example')).toBe(false);
    expect(isIt('Other name', 'safety@gmail.com')).toBe(false);
  });
});
