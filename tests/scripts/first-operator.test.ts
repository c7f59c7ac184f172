import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(__dirname, '..', '..');

it('the first account of operations is not reported as created if nobody can type its password', async () => {
  const { OPS_PASSWORD: _unset, ...env } = process.env;
  const script = join(ROOT, 'admin', 'create-ops-admin.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, 'rosa@gladhand.example', 'Rosa', 'Lindqvist'], {
    cwd: ROOT,
    env: { ...env, DATABASE_URL: 'postgresql://127.0.0.1:1/none' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));

  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toContain('Set OPS_PASSWORD');
});
