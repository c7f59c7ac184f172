import { isDriver } from '#domain/accounts/actor';
import { useActor } from '#web/shared/session/current-user';

/** The IP address prefix of an activity; null for drivers, to whom it means nothing. */
export function useShownNetwork(ipPrefix: string | null): string | null {
  return isDriver(useActor()) ? null : ipPrefix;
}
