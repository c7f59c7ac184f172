import type { ProviderLog } from '#domain/eld/provider-log';

/** A driver at a provider, and the time to read. */
export interface LogRequest {
  /** The driver's id here; an adapter knows the driver's id there. */
  readonly driverId: string;
  readonly from: string;
  readonly to: string;
}

/** A provider of hours-of-service logs. Logs arrive as records of one form; their statuses are the provider's own words. */
export interface EldProvider {
  /** The name that people see. */
  readonly name: string;
  /** The records that begin within the time; an open record has no end. Rejects while the provider is down. */
  logs(request: LogRequest): Promise<readonly ProviderLog[]>;
}
