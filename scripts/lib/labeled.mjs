import { createInterface } from 'node:readline';
import { printLine } from './progress.mjs';

/**
 * Prints each line of a program with its label, so that the lines of programs that run at the same time can be told apart.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} label
 * @returns {Promise<unknown>} resolves when both of its outputs have ended
 */
export function printLabeled({ stdout, stderr }, label) {
  return Promise.all([stdout, stderr].map((input) => printLines(input, label)));
}

async function printLines(input, label) {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) printLine(line ? `${label} │ ${line}` : '');
}
