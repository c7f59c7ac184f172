import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { candidacyTexts } from '#activities/messages/candidacy-texts';
import { orderTexts } from '#activities/messages/order-texts';
import { accountMessageTexts } from '#activities/messages/write-account-message';
import { commercialTemplates } from '#domain/messages/account-messages';

const ROOT = join(__dirname, '..', '..', '..');
const quotesOf = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

/** The table of messages; the tables after it are generated. */
const [page = ''] = readFileSync(join(ROOT, 'docs/messages.md'), 'utf8').split('## Transitions');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Messages '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, , templates, , files, kind]) => ({ templates: quotesOf(templates), files: quotesOf(files), kind }));

/** The types of these records require a text for every template, so their keys are all templates. */
const sendable = [accountMessageTexts, candidacyTexts, orderTexts].flatMap((texts) => Object.keys(texts));

describe('docs/messages.md', () => {
  it('lists each template that can be sent once, and no other', () => {
    expect(rows.flatMap(({ templates }) => templates).toSorted()).toEqual(sendable.toSorted());
  });

  it('names the file that defines each template', () => {
    const files = rows.flatMap((row) => row.files);

    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const isDefinedIn = (file: string, template: string) =>
      new RegExp(`^  '?${template}'?: `, 'm').test(readFileSync(join(ROOT, file), 'utf8'));
    const missing = rows.flatMap((row) =>
      row.templates.filter((template) => !row.files.some((file) => isDefinedIn(file, template))),
    );
    expect(missing).toEqual([]);
  });

  it('marks the templates with a legal footer as commercial, and all others as transactional', () => {
    const of = (kind: string) => rows.filter((row) => row.kind === kind).flatMap(({ templates }) => templates);

    expect(of('commercial')).toEqual(commercialTemplates);
    expect(of('transactional')).toHaveLength(sendable.length - commercialTemplates.length);
  });
});
