import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';

// Otherwise the SDK's core logs between the test results.
Runtime.install({
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) } },
});
