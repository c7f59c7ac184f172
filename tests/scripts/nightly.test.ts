import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { testEnvironment } from '../support/environment';

const ROOT = join(__dirname, '..', '..');

it('npm run nightly, in its small size, starts the product beside a busy program, signs in, checks requests to Stripe, and tests on a leap day', async () => {
  const { npm_lifecycle_event: _underNpm, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/setup.mjs', 'nightly', '--smoke'], {
    cwd: ROOT,
    env: { ...env, TEST_BUILD: testEnvironment('TEST_BUILD') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');

  expect(output).toContain('✓ npm start came up beside a busy program');
  expect(output).toContain('✓ health 200, sign-in of a stranger 401');
  expect(output).toContain('✓ domain at 2028-02-29T05:30:00.000Z');
  expect(output).toMatch(/✓ requests to Stripe|Requests to Stripe were not checked: stripe-mock is built with Go/);
  expect(child.exitCode).toBe(0);
});
