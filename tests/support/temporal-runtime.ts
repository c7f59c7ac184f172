import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';

const worker = globalThis as { hasTemporalRuntime?: true };

// Otherwise the SDK's core logs between the test results. It is one for all test files of a worker, like the package.
if (worker.hasTemporalRuntime !== true) {
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) } },
  });
  worker.hasTemporalRuntime = true;
}
