import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it('is decided by the rules for everything that operations check, not by the pages that show it', () => {
  const root = join(__dirname, '../../../web/src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  const ownTable =
    /Record<(DocumentStatus|TaskStatus|ItemStatus), Turn>|status === 'approved' \? 'done' : '(yours|theirs)'/;

  expect(sources.filter(({ source }) => ownTable.test(source)).map(({ file }) => file)).toEqual([]);
});
