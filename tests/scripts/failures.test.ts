import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runScript } from '../support/fake-registry';

const ROOT = join(__dirname, '..', '..');
const LIB = pathToFileURL(join(ROOT, 'scripts', 'lib', 'failures.mjs')).href;
const JEST = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-failures-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{}');
  mkdirSync(join(folder, 'stories'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** The text that ends a run whose JSON report is `file`. */
async function described(reader: string, file: string): Promise<string> {
  const source = `import(${JSON.stringify(LIB)}).then(async (lib) => {
    const { readFileSync } = await import('node:fs');
    const report = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
    process.stdout.write(lib.describeFailures(lib.${reader}(report)));
  })`;
  const { code, text } = await runScript(['-e', source], {});
  expect(code).toBe(0);
  return text;
}

it('names the failed tests of Jest and the files that failed to load, with the start of their messages', async () => {
  write(
    'fails.test.js',
    `describe('A cab', () => { it('has doors', () => { expect(3).toBe(2); }); it('drives', () => {}); });`,
  );
  write('breaks.test.js', `throw new Error('No such trailer');`);
  const file = join(folder, 'jest.json');
  await runScript([JEST, '--config', JSON.stringify({ rootDir: folder }), '--json', `--outputFile=${file}`], {
    FORCE_COLOR: '1',
  });

  const text = await described('failuresOfJest', file);

  expect(text).toMatch(/✗ \S*fails\.test\.js: A cab has doors\n {2}\S.*\n[^]*Expected: 2/);
  expect(text).toMatch(/✗ \S*breaks\.test\.js\n[^]*No such trailer/);
  expect(text.match(/✗/g)).toHaveLength(2);
});

it('names the failed stories of Playwright, and files that failed to load, with the start of their messages', async () => {
  write(
    'stories/cab.spec.js',
    `const { test, expect } = require('@playwright/test');
    test.describe('A cab', () => { test('has doors', () => { expect(3).toBe(2); }); test('drives', () => {}); });`,
  );
  write('stories/breaks.spec.js', `throw 'No such trailer';`);
  write(
    'playwright.config.js',
    `module.exports = { testDir: 'stories', reporter: [['json', { outputFile: 'report.json' }]] };`,
  );
  const file = join(folder, 'report.json');
  const args = [PLAYWRIGHT, 'test', '--config', join(folder, 'playwright.config.js')];
  // Playwright refuses to run in a worker of Jest.
  const env = { FORCE_COLOR: '1', JEST_WORKER_ID: undefined };
  await runScript([...args, 'cab'], env);

  const text = await described('failuresOfPlaywright', file);

  expect(text).toMatch(/✗ cab\.spec\.js: has doors\n[^]*Expected: 2/);
  expect(text.match(/✗/g)).toHaveLength(1);

  await runScript(args, env);
  expect(await described('failuresOfPlaywright', file)).toMatch(/✗ Playwright\n[^]*No such trailer/);
});
