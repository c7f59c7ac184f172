import { findChromium } from '#platform/chromium';
import { createChromiumService } from '#platform/chromium-service';
import { readBrowserEnvironment } from '#platform/env';
import { createLogger } from '#platform/logger';
import { stopOnSignals } from '#platform/shutdown';

/** Each worker prints two documents at a time. */
const MAX_BROWSERS = 8;
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** The browser of the workers, in a container of its own (docker-compose.yml). */
function main(): void {
  const { CHROME_PATH, PATH, CHROME_SANDBOX, BROWSER_PORT, LOG_LEVEL } = readBrowserEnvironment();
  const log = createLogger({ level: LOG_LEVEL, name: 'browser' });
  const path = findChromium(CHROME_PATH, PATH);
  if (path === undefined) throw new Error('There is no Chromium');
  const service = createChromiumService(
    { path, hasSandbox: CHROME_SANDBOX },
    {
      maxBrowsers: MAX_BROWSERS,
      onError: (error) => {
        log.error({ err: error }, 'a browser failed');
      },
    },
  );
  service.listen(BROWSER_PORT, () => {
    log.info('waiting for documents');
  });
  stopOnSignals({
    log,
    deadlineMs: SHUTDOWN_TIMEOUT_MS,
    stop: () =>
      new Promise((resolve) => {
        service.close(() => {
          resolve();
        });
      }),
  });
}

main();
