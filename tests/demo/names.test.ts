import { describe, expect, it } from '@jest/globals';
import { carrierName } from '../../demo/names';

const COMBINATIONS = 270;

describe("the demo's carrier names", () => {
  it('differ without a number until every combination is used', () => {
    const names = Array.from({ length: COMBINATIONS }, (_, index) => carrierName(index));

    expect(new Set(names).size).toBe(COMBINATIONS);
    expect(names.filter((name) => /\d/.test(name))).toEqual([]);
    expect(carrierName(COMBINATIONS)).toMatch(/ 2$/);
  });
});
