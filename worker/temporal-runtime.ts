import { DefaultLogger, type LogEntry, makeTelemetryFilterString, Runtime } from '@temporalio/worker';
import type { Logger } from '#platform/logger';

const pinoLevels = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;

/** Sends the SDK's logs to our logger, with workflow and run ids, and serves metrics to Prometheus if configured. */
export function installRuntime(log: Logger, metricsAddress: string | undefined): void {
  const write = ({ level, message, meta }: LogEntry) => log[pinoLevels[level]](meta ?? {}, message);
  Runtime.install({
    logger: new DefaultLogger('INFO', write),
    // Process signals are handled by `stopOnSignals`: the workers stop in order with the rest of the process.
    shutdownSignals: [],
    telemetryOptions: {
      logging: { filter: makeTelemetryFilterString({ core: 'WARN', other: 'ERROR' }), forward: {} },
      ...(metricsAddress === undefined
        ? {}
        : {
            metrics: {
              prometheus: {
                bindAddress: metricsAddress,
                useSecondsForDurations: true,
                countersTotalSuffix: true,
                unitSuffix: true,
              },
            },
          }),
    },
  });
}

/** An additional metric: overdue messages. */
export function messageGauge(): (count: number) => void {
  const gauge = Runtime.instance().metricMeter.createGauge(
    'gladhand_messages_waiting',
    'int',
    undefined,
    'Emails and text messages that have been waiting for more than five minutes',
  );
  return (count) => {
    gauge.set(count);
  };
}
