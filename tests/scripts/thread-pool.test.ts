import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { PICTURES_AT_ONCE } from '#platform/pictures';

const ROOT = join(__dirname, '..', '..');
const LIB = JSON.stringify(pathToFileURL(join(ROOT, 'scripts', 'lib', 'product.mjs')).href);

/** The environment that the launcher gives the product's processes. */
function environmentUnder(inherited: Readonly<Record<string, string>>): Record<string, string> {
  const code = `const { productEnvironment } = await import(${LIB});
    console.log(JSON.stringify(productEnvironment({ build: '', port: 1, mail: {} })));`;
  const options = { encoding: 'utf8', env: { PATH: process.env['PATH'], ...inherited } } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], options)) as Record<
    string,
    string
  >;
}

it('has threads for everything else while pictures are decoded, under the launcher and in the image', () => {
  const image = /^ENV UV_THREADPOOL_SIZE=(\d+)$/m.exec(readFileSync(join(ROOT, 'docker', 'Dockerfile'), 'utf8'))?.[1];
  // A page may be drawn at the same time; half of the threads are free.
  const needed = 2 * (PICTURES_AT_ONCE + 1);

  expect(Number(image)).toBeGreaterThanOrEqual(needed);
  expect(Number(environmentUnder({})['UV_THREADPOOL_SIZE'])).toBeGreaterThanOrEqual(needed);
  expect(environmentUnder({ UV_THREADPOOL_SIZE: '12' })['UV_THREADPOOL_SIZE']).toBe('12');
});
