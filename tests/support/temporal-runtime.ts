import { DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker';

// Without it the SDK's core prints its chatter between the test results.
Runtime.install({
  logger: new DefaultLogger('ERROR'),
  telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' }) } },
});
