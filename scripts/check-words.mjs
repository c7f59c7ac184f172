/**
 * Fails on words that the product does not use: `node scripts/check-words.mjs [--summary] [paths]`. Without paths it
 * reads every file. The terms and the better wordings are in `scripts/words/terms.json`.
 */
import { dirname } from 'node:path';
import { checkArguments } from './lib/words/arguments.mjs';
import { wordsOf } from './lib/words/names.mjs';
import { loadExemptions, loadTerms, violationsIn } from './lib/words/terms.mjs';
import { textsOfFile } from './lib/words/texts-of-file.mjs';

const { root, files, isShort } = checkArguments();
const list = { terms: loadTerms(), exemptions: loadExemptions() };

const inFiles = files.flatMap((file) => {
  const { texts, line } = textsOfFile(file, root);
  return texts
    .flatMap((text) => violationsIn(text, file, list))
    .map(({ offset, ...violation }) => ({ ...violation, at: `${file}:${line(offset)}` }));
});
const folders = [...new Set(files.map((file) => dirname(file)))];
const inFolders = folders.flatMap((folder) => {
  const name = folder.split('/').at(-1);
  const text = { scope: 'path', text: wordsOf(name), offset: 0, name };
  return violationsIn(text, `${folder}/`, list).map((violation) => ({ ...violation, at: `${folder}/` }));
});

const violations = [...inFiles, ...inFolders];
if (!isShort)
  for (const { at, scope, term, better } of violations) console.log(`${at}: ${scope}: "${term}" → ${better}`);
for (const [group, count] of Object.entries(counted(violations))) console.log(`${group}: ${count}`);
console.log(`${violations.length} violations in ${files.length} files`);
if (violations.length > 0) process.exitCode = 1;

function counted(list) {
  const counts = {};
  for (const { group } of list) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
}
