import type { ChangeTopic } from '#domain/shared/change-topics';

/** A change event of the server. It contains ids only; the data is fetched again. */
export interface Changed {
  topic: ChangeTopic;
  id: string;
  orderId?: string;
  driverId?: string;
}
