import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './folders.mjs';

const LINES_OF_MESSAGE = 12;
const FAILED = ['unexpected', 'flaky'];

/** The failed tests in Jest's JSON report, and the files that failed to load, as `{ title, message }`. */
export function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(`${file}: ${fullName}`, failureMessages.join('\n')));
  });
}

/** The failed stories in Playwright's JSON report, and errors outside of stories, as `{ title, message }`. */
export function failuresOfPlaywright({ suites, errors }) {
  return [...suites.flatMap(failedStories), ...errors.map((error) => failure('Playwright', textOf(error)))];
}

function failedStories({ suites = [], specs = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => FAILED.includes(status))
      .map(({ results }) => failure(`${file}: ${title}`, textOf(results.find(({ error }) => error)?.error))),
  );
  return [...failed, ...suites.flatMap(failedStories)];
}

/** Playwright reports a thrown value that is not an error without a message. */
const textOf = (error) => error?.message ?? error?.value ?? '';

/** The text that ends a run: each failed test with the start of its message, because its own output is far above. */
export function describeFailures(failures) {
  return failures.map(({ title, message }) => `\n✗ ${title}\n${message}`).join('');
}

function failure(title, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return {
    title,
    message: lines
      .slice(0, LINES_OF_MESSAGE)
      .map((line) => `  ${line}`)
      .join('\n'),
  };
}
