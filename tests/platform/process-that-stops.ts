import { createLogger } from '#platform/logger';
import { stopOnSignals } from '#platform/shutdown';

// Runs as a separate process beside its test.
stopOnSignals({
  log: createLogger({ level: 'info', name: 'test' }),
  deadlineMs: 240_000,
  stop: () => (process.env['FAILS'] === undefined ? Promise.resolve() : Promise.reject(new Error('still in use'))),
});
process.send?.('ready');
