const BETWEEN_LINES_MS = 30_000;
const MINUTE_MS = 60_000;

/** A reporter that prints every half a minute how far the run is. Jest's own reporter prints failures when they happen. */
module.exports = class JestProgress {
  startedAt = 0;
  printedAt = 0;

  onRunStart() {
    this.startedAt = Date.now();
    this.printedAt = this.startedAt;
  }

  onTestResult(test, _result, { numTotalTestSuites: all, numFailedTests: failed, ...counts }) {
    const now = Date.now();
    const done = counts.numPassedTestSuites + counts.numFailedTestSuites + counts.numPendingTestSuites;
    if (now - this.printedAt < BETWEEN_LINES_MS || done === all) return;
    this.printedAt = now;
    // Jest runs the longest files first.
    const left = Math.ceil((((now - this.startedAt) / done) * (all - done)) / MINUTE_MS);
    const project = test.context.config.displayName?.name;
    process.stdout.write(
      `  … ${done} of ${all} test files (${project}), ${failed} failed tests, at most about ${left} min left\n`,
    );
  }

  getLastError() {}
};
