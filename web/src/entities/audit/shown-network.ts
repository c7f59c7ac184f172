import { useTranslation } from 'react-i18next';
import { isDriver } from '#domain/accounts/actor';
import { useActor } from '#web/shared/session/current-user';

/** 203.0.113.0/24 as 203.0.113.x, and 2001:db8:0::/48 as 2001:db8:0:x. */
const wildcard = (prefix: string): string => prefix.replace(/\.0\/24$/, '.x').replace(/::\/48$/, ':x');

/** The known part of an activity's IP address, in words; null for drivers, to whom it means nothing. */
export function useShownNetwork(ipPrefix: string | null): string | null {
  const { t } = useTranslation('account');
  const actor = useActor();
  return ipPrefix === null || isDriver(actor) ? null : t('network', { address: wildcard(ipPrefix) });
}
