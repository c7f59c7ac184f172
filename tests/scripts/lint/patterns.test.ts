import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkSync } from 'recheck';
import ts from 'typescript';

const ROOT = join(__dirname, '../../..');
/** Everything that runs for people: on the servers, in workflows, and in their browsers. */
const PRODUCT = ['domain', 'workflows', 'activities', 'api', 'db', 'platform', 'worker', 'web/src'];

/** The same verdict on each machine: in JavaScript, with the same random numbers, and not in a hurry. */
process.env['RECHECK_BACKEND'] = 'pure';
const PARAMETERS = { timeout: 100_000, attackTimeout: null, incubationTimeout: null, randomSeed: 1 } as const;

interface Pattern {
  readonly pattern: string;
  /** The first of the files that contain it. */
  readonly file: string;
}

/** Every pattern of the product, once. */
function patterns(): Pattern[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...PRODUCT], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const found = new Map<string, string>();
  for (const file of files.split('\n').filter((name) => /\.tsx?$/.test(name))) {
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text)) found.set(node.text, file);
      ts.forEachChild(node, visit);
    };
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    visit(ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, false, kind));
  }
  return [...found].map(([pattern, file]) => ({ pattern, file }));
}

/** Whether the time grows with the length of the text only; an attack otherwise. */
function verdictOf(pattern: string): string {
  const end = pattern.lastIndexOf('/');
  const verdict = checkSync(pattern.slice(1, end), pattern.slice(end + 1), PARAMETERS);
  return verdict.status === 'vulnerable' ? `vulnerable: ${verdict.attack.pattern}` : verdict.status;
}

describe('a pattern takes no more time than its text is long:', () => {
  it.each(patterns())('$pattern in $file', ({ pattern }) => {
    expect(verdictOf(pattern)).toBe('safe');
  });

  it.each(['/^(a+)+$/', '/\\s+$/', '/\\d+x/', '/^#{1,6}\\s+(.*?)\\s*#*$/', '/\\d+\\s+\\d+\\s+obj/'])(
    'which %s does not',
    (pattern) => {
      expect(verdictOf(pattern)).toContain('vulnerable');
    },
  );
});
