import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { runScript } from '../support/fake-registry';

const ROOT = join(__dirname, '..', '..');
const json = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as unknown;

interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes: readonly object[];
  }[];
}

it('lists production packages in CycloneDX format, without dev dependencies', async () => {
  const { name, version, dependencies } = json('package.json') as {
    name: string;
    version: string;
    dependencies: Record<string, string>;
  };

  expect(await runScript(['scripts/setup.mjs', 'sbom'])).toMatchObject({ code: 0 });

  const bom = json('dist/sbom.cdx.json') as Bom;
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) });
  expect(bom.metadata.component).toMatchObject({ name, version });
  const listed = new Map(bom.components.map((component) => [component.name, component]));
  expect(Object.keys(dependencies).filter((known) => !listed.has(known))).toEqual([]);
  expect(listed.get('express')).toMatchObject({ version: dependencies['express'], hashes: [{ alg: 'SHA-512' }] });
  expect(listed.has('jest')).toBe(false);
});
