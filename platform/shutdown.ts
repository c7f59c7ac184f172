import type { Logger } from './logger';

export interface ShutdownOptions {
  readonly log: Logger;
  /** Exits immediately if stopping takes longer. */
  readonly deadlineMs: number;
  readonly stop: () => Promise<void>;
}

/** A Ctrl-C reaches a child twice within milliseconds; only a later one forces the exit. */
const FORCE_EXIT_AFTER_MS = 1_000;

/** Stops the process once, in order, on a signal or when the launcher that holds its IPC channel is gone. */
export function stopOnSignals({ log, deadlineMs, stop }: ShutdownOptions): void {
  let stoppingSince: number | undefined;

  const begin = (why: string) => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > FORCE_EXIT_AFTER_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    log.info({ why }, 'stopping');
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, deadlineMs).unref();
    stop().then(
      () => {
        log.info('stopped');
        exitWhenLogged(log, 0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        exitWhenLogged(log, 1);
      },
    );
  };

  process.on('SIGINT', () => {
    begin('SIGINT');
  });
  process.on('SIGTERM', () => {
    begin('SIGTERM');
  });
  process.on('disconnect', () => {
    begin('launcher gone');
  });
}

/**
 * At exit, the log writes its remaining lines synchronously and retries forever if nothing reads them: the process would
 * never end. This flush treats a line that cannot be written as an error.
 */
function exitWhenLogged(log: Logger, code: number): void {
  log.flush(() => process.exit(code));
}
