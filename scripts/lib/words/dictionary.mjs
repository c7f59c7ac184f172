import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../folders.mjs';
import { loadExemptions, loadTerms, violationsIn } from './terms.mjs';

const FILE = join('scripts', 'words', 'dictionary.txt');

/** Errors in the project's own dictionary: wrong order, duplicates, British spellings and entries that are not a single word. */
export function dictionaryFaults(root = ROOT) {
  const path = existsSync(join(root, FILE)) ? join(root, FILE) : join(ROOT, FILE);
  const words = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const list = { terms: loadTerms(), exemptions: loadExemptions() };
  return words.flatMap((word, index) => [
    ...(/^[\p{L}'-]+$/u.test(word) ? [] : [`"${word}" is not a single word`]),
    ...(index > 0 && order(words[index - 1], word) > 0 ? [`"${word}" must come before "${words[index - 1]}"`] : []),
    ...(words.findIndex((other) => order(other, word) === 0) < index ? [`"${word}" is listed twice`] : []),
    ...violationsIn({ scope: 'comment', text: word, offset: 0, name: undefined }, path, list).map(
      ({ term, better }) => `"${term}" → ${better}`,
    ),
  ]);
}

const order = (one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en');
