import { expect, it } from '@jest/globals';
import { worldSeeds } from '../../../lab/core/seeds';

it('gives each run a world of its own', () => {
  const seeds = Object.values(worldSeeds);
  expect(new Set(seeds).size).toBe(seeds.length);
});
