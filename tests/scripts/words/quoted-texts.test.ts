import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const ROOT = join(__dirname, '..', '..', '..');
const CODE = ['domain', 'api', 'activities', 'worker'];
const LOCALES = 'web/src/shared/i18n/locales/en';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
/** Normalizes parameters: `{organization}`, `{{name}}` and `${title}` are equal. */
const plain = (text: string) => text.replaceAll(/\{+[^}]*\}+|\$\{[^}]*\}/g, '{}');

function textsOf(path: string): string[] {
  const kind = path.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, kind);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) texts.push(node.getText().slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

const quoted = (
  JSON.parse(read('scripts/words/quoted-texts.json')) as {
    texts: readonly { readonly text: string; readonly where: string; readonly notYet?: true }[];
  }
).texts;
const product = new Set(
  [...CODE.flatMap((folder) => filesIn(folder, '.ts')), ...filesIn(LOCALES, '.json')].flatMap(textsOf).map(plain),
);
const isThere = ({ text }: { readonly text: string }) => product.has(plain(text));

describe('quoted texts of the specifications', () => {
  it('are listed once, each with its section', () => {
    expect(quoted.length).toBeGreaterThan(170);
    expect(new Set(quoted.map(({ text }) => text)).size).toBe(quoted.length);
    expect(quoted.filter(({ where }) => !/^(carrier|driver) side, section \d/.test(where))).toEqual([]);
  });

  it.each([
    'Congratulations! Your auth has been confirmed',
    'To be Review',
    'Auto Only Ok',
    'MCDOT number',
    'miles should must less then 100',
    'Residence history for these dates is already exists',
    "can't get firebase idToken",
    'Forbidden resource',
    'Order has been cancelled',
  ])('stay unchanged even where they are odd: %s', (text) => {
    expect(quoted).toContainEqual(expect.objectContaining({ text }));
    expect(isThere({ text })).toBe(true);
  });

  it('appear in the product word for word', () => {
    expect(quoted.filter(({ notYet }) => notYet !== true).filter((item) => !isThere(item))).toEqual([]);
  });

  it('are marked as not built only while they are missing', () => {
    expect(quoted.filter(({ notYet }) => notYet === true).filter(isThere)).toEqual([]);
  });
});
