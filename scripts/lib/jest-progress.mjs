import { relative } from 'node:path';
import { ROOT } from './folders.mjs';
import { elapsed, printLine } from './progress.mjs';

const BETWEEN_LINES_MS = 30_000;

/** A reporter of Jest that prints how far the run is. Its own reporter prints failures when they happen. */
export default class JestProgress {
  #startedAt = 0;
  #printedAt = 0;

  /** Jest calls this when the run begins. */
  onRunStart() {
    this.#startedAt = Date.now();
    this.#printedAt = this.#startedAt;
  }

  /** Jest calls this after each file. */
  onTestResult(test, _result, { numTotalTestSuites, numFailedTests, ...counts }) {
    const now = Date.now();
    const done = counts.numPassedTestSuites + counts.numFailedTestSuites + counts.numPendingTestSuites;
    if (now - this.#printedAt < BETWEEN_LINES_MS || done === numTotalTestSuites) return;
    this.#printedAt = now;
    const project = test.context.config.displayName?.name ?? relative(ROOT, test.path);
    const left = ((now - this.#startedAt) / done) * (numTotalTestSuites - done);
    printLine(
      `  … ${done} of ${numTotalTestSuites} test files after ${elapsed(this.#startedAt)} (now ${project}), ` +
        `${numFailedTests} tests failed, at most about ${Math.ceil(left / 60_000)} min left`,
    );
  }

  getLastError() {}
}
