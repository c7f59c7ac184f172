/**
 * Fails on words that are neither in the American English dictionary nor in the project's, in locale files, emails,
 * problem texts, comments and pages: `node scripts/check-spelling.mjs [--summary] [paths]`. Without paths it reads every
 * file. `cspell.json` configures it, for editors too.
 */
import { spawnSync } from 'node:child_process';
import { extname, join } from 'node:path';
import { ROOT } from './lib/folders.mjs';
import { checkArguments } from './lib/words/arguments.mjs';
import { dictionaryFaults } from './lib/words/dictionary.mjs';

const READ = /^\.(?:[cm]?[jt]sx?|md|json|css|sql|ya?ml|sh)$/;

const { root, files, isShort } = checkArguments();
const read = files.filter(
  (file) => READ.test(extname(file)) && (extname(file) !== '.json' || file.includes('/locales/')),
);
const faults = dictionaryFaults(root);
const words = read.length === 0 ? [] : unknownWords();
if (!isShort) for (const line of [...faults, ...words]) console.log(line);
console.log(`${faults.length} errors in the dictionary, ${words.length} unknown words in ${read.length} files`);
if (faults.length + words.length > 0) process.exitCode = 1;

function unknownWords() {
  const program = join(ROOT, 'node_modules', 'cspell', 'bin.mjs');
  const options = ['--no-progress', '--no-summary', '--no-color', '--show-suggestions', '--relative'];
  const args = [program, 'lint', ...options, '--config', join(ROOT, 'cspell.json'), '--file-list', 'stdin'];
  const { stdout, stderr, status, error } = spawnSync(process.execPath, args, {
    cwd: root,
    input: read.join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const lines = stdout.split('\n').filter(Boolean).map(plain);
  // cspell exits with 1 for unknown words, and with more if it failed.
  if (error || status === null || status > 1 || (status === 1 && lines.length === 0))
    throw error ?? new Error(`cspell: ${stderr}`);
  return lines;
}

/** Converts `./file:1:2 - Unknown word (x) Suggestions: [a, b]` to the format of the other checks. */
function plain(line) {
  const [, file, number, word, fixes] = /^(?:\.\/)?(.+?):(\d+):\d+ - .*?\(([^)]*)\)(?:.*\[(.*)\])?/.exec(line) ?? [];
  return file === undefined ? line : `${file}:${number}: "${word}" → ${fixes || 'another word'}`;
}
