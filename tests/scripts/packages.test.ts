import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(join(__dirname, '..', '..', 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const packages = Object.entries(lock.packages);

/** Node looks for a package in every `node_modules` folder up the tree. */
function isLocked(from: string, name: string): boolean {
  const parents = from.split('/node_modules/').map((_, at, parts) => parts.slice(0, at + 1).join('/node_modules/'));
  return ['', ...parents].some((parent) => `${parent}${parent ? '/' : ''}node_modules/${name}` in lock.packages);
}

describe('package-lock.json', () => {
  test('has an entry for each optional package, which npm requires on other platforms', () => {
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path} → ${name}`),
    );

    expect(missing).toEqual([]);
  });

  test('names no registry, so that each install uses its own', () => {
    expect(packages.filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([]);
  });

  test('has one version of the Temporal SDK and of protobufjs, which replay requires', () => {
    const versions = (wanted: RegExp) =>
      new Set(packages.filter(([path]) => wanted.test(path)).map(([, { version }]) => version));

    expect(versions(/^node_modules\/@temporalio\/(client|worker|workflow|activity|common|testing)$/)).toEqual(
      new Set(['1.24.0']),
    );
    expect(lock.packages['node_modules/protobufjs']?.version).toBe('8.8.1');
  });
});
