const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** The state of Jest's runner, which belongs to one test file. Its matchers stay: they cannot be deleted. */
const ofOneFile = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'RETRY_TIMES', 'TEST_TIMEOUT_SYMBOL']);

/**
 * Runs the test files of a worker in the worker's own context, one after the other, so that packages are loaded once for all of
 * them. In a context of its own, a file would have another `Error` and another `Date` than the packages. Our modules are loaded
 * for each file again, and what a file changes of the process is put back.
 * See docs/decisions/099-packages-are-loaded-once-per-test-worker.md
 */
module.exports = class SharedEnvironment {
  global = globalThis;
  isShared = true;
  fakeTimers = null;

  constructor({ projectConfig }) {
    const { console, Date: clock } = globalThis;
    this.before = { console, clock, now: clock.now, exit: process.exit, env: { ...process.env } };
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Error.stackTraceLimit = 100;
  }

  async setup() {}

  /** Jest reads the time after the last test to report how long the file took, so a moved clock ends with the tests. */
  handleTestEvent({ name }) {
    if (name === 'teardown') this.#restoreClock();
  }

  #restoreClock() {
    const { clock, now } = this.before;
    globalThis.Date = clock;
    clock.now = now;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.#restoreClock();
    const { console, exit, env } = this.before;
    globalThis.console = console;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    for (const key of Object.getOwnPropertySymbols(globalThis))
      if (ofOneFile.has(key.description)) delete globalThis[key];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
