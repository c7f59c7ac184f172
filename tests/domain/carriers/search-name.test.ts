import { describe, expect, it } from '@jest/globals';
import { searchName } from '#domain/carriers/search-name';

describe('the normalized name of a carrier', () => {
  it.each([
    ['ACME TRUCKING, L.L.C.', 'acme trucking llc'],
    ["O'Brien & Sons", 'obrien sons'],
    ['  J.B.   Hunt–Transport ', 'jb hunt transport'],
    ['Señor Camión', 'señor camión'],
    ['7-Eleven %_', '7 eleven'],
    ['***', ''],
  ])('of %p is %p', (name, expected) => {
    expect(searchName(name)).toBe(expected);
  });

  it('does not change when it is normalized again', () => {
    expect(searchName(searchName("O'Brien & Sons, Inc."))).toBe(searchName("O'Brien & Sons, Inc."));
  });
});
