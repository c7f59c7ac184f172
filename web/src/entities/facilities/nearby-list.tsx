import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearbyFacility } from '#domain/facilities/schema';
import { asApiProblem } from '#web/shared/http/api-problem';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { ScrollArea } from '#web/shared/ui/scroll-area';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { PlainChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { useActivateFacility } from './commands';
import type { NearbyPlace } from './nearby-query';
import { nearbyQuery } from './nearby-query';
import './facilities.css';

const DECIMALS = 3;

function ActivateLink({ facility }: { facility: NearbyFacility }) {
  const { t } = useTranslation('facilities');
  const activate = useActivateFacility();
  return (
    <Button
      variant="text"
      size="small"
      loading={activate.isPending}
      aria-label={t('nearby.activateName', { name: facility.name })}
      onClick={() => {
        activate.mutate(
          { facility, isActive: true },
          {
            onError: () => {
              toast.error(t('toast.notActivated'));
            },
          },
        );
      }}
    >
      {t('nearby.activate')}
    </Button>
  );
}

function Item({ facility }: { facility: NearbyFacility }) {
  const { t } = useTranslation('facilities');
  const mayManage = useCan('facilities:manage');
  const { name, address, isActive, sortDistance } = facility;
  return (
    <li className="gh-nearby-item">
      <span className="gh-nearby-miles gh-numbers">{t('nearby.miles', { miles: sortDistance.toFixed(DECIMALS) })}</span>
      <span className="gh-nearby-name">
        {name} {isActive ? null : <PlainChip>{t('state.inactive')}</PlainChip>}
        <span className="gh-nearby-address">{address.fullAddress}</span>
      </span>
      {isActive || !mayManage ? null : <ActivateLink facility={facility} />}
    </li>
  );
}

interface GroupProps {
  title: string;
  facilities: readonly NearbyFacility[];
}

function Group({ title, facilities }: GroupProps) {
  if (facilities.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="gh-nearby-title">{title}</h3>
      <ul className="gh-nearby-list">
        {facilities.map((facility) => (
          <Item key={facility._id} facility={facility} />
        ))}
      </ul>
    </section>
  );
}

/** The carrier's facilities near a place: those where the user works, and the other ones. */
export function NearbyList({ place }: { place: NearbyPlace }) {
  const { t } = useTranslation('facilities');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useQuery(nearbyQuery(place));
  useEffect(() => {
    if (error === null) return;
    // Without a response, there is no message of the server.
    if (asApiProblem(error).status === 0) toast.error(t('nearby.failed'));
    else toast.problem(error);
  }, [error, t]);
  if (error !== null) {
    return (
      <div className="gh-nearby-note">
        {t('nearby.failed')} <Button onClick={() => void refetch()}>{common('retry')}</Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className="gh-nearby" aria-busy="true">
        <SkeletonLine width="60%" />
      </div>
    );
  }
  const { myFacilities, otherFacilities } = data;
  if (myFacilities.length + otherFacilities.length === 0) return <p className="gh-nearby-note">{t('nearby.none')}</p>;
  return (
    <ScrollArea className="gh-nearby" label={t('nearby.label')}>
      <Group title={t('nearby.mine')} facilities={myFacilities} />
      <Group title={t('nearby.other')} facilities={otherFacilities} />
    </ScrollArea>
  );
}
