/**
 * `node scripts/check-same-texts.mjs [--summary] [locale files]`: fails if a file has a key twice, or if two keys of one
 * language have the same text. Of two such keys, one must refer to the other (`$t(common:save)`, with the shared text in
 * common.json or labels.json), or `scripts/words/same-texts.json` must list both with a reason. The texts of the given
 * files are compared with all texts of their language; without paths, all texts are compared.
 */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkArguments } from './lib/words/arguments.mjs';
import { wordData } from './lib/words/data.mjs';
import { localeTexts } from './lib/words/locale-texts.mjs';
import { listFaults, placesByText, referenceFaults, repeatedKeys, repeatedTexts } from './lib/words/same-texts.mjs';

const { root, files, isShort } = checkArguments();
const { texts: listed } = wordData('same-texts.json', root);
const locales = files.filter((file) => /\/locales\/[\w-]+\/[\w-]+\.json$/.test(file));
const languages = [...new Set(locales.map(dirname))].map((folder) => ({ folder, files: textsOf(folder) }));
const folders = new Map(languages.map(({ folder, files }) => [folder, placesByText(files)]));

const repeated = [...folders].flatMap(([folder, byText]) => {
  const read = new Set(locales.filter((file) => dirname(file) === folder));
  const isRead = (place) => read.has(place.slice(0, place.lastIndexOf(':')));
  return repeatedTexts(byText, listed).filter(({ places }) => [...places.values()].some(isRead));
});
const faults = [
  ...[...folders].flatMap(([folder, byText]) => (folder.endsWith('/en') ? listFaults(byText, listed) : [])),
  ...languages.flatMap(({ files }) => [...repeatedKeys(files), ...referenceFaults(files)]),
];
const lines = repeated.flatMap(({ text, places }) =>
  [...places].map(
    ([key, place]) => `${place}: "${text}" is also ${others(places, key)} → refer to one with $t, or list both`,
  ),
);

if (!isShort) for (const line of [...faults, ...lines]) console.log(line);
console.log(
  `${faults.length} errors in keys, references and the list, ${repeated.length} duplicate texts in ${locales.length} files`,
);
if (faults.length + repeated.length > 0) process.exitCode = 1;

function textsOf(folder) {
  return readdirSync(join(root, folder)).map((name) => {
    const file = `${folder}/${name}`;
    return { file, namespace: basename(name, '.json'), texts: localeTexts(join(root, file)) };
  });
}

function others(places, key) {
  return [...places.keys()].filter((other) => other !== key).join(', ');
}
