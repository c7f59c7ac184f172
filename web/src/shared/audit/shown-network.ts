import { isDriver } from '#domain/accounts/actor';
import { useActor } from '../session/current-user';

/** The network that an act came from, for those to whom its number means something: not for drivers. */
export function useShownNetwork(ipPrefix: string | null): string | null {
  return isDriver(useActor()) ? null : ipPrefix;
}
