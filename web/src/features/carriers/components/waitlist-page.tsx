import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { UsState } from '#domain/places/us-states';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { PageHeader } from '#web/shared/ui/page-header';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { servedStatesQuery } from '../api/waitlist';
import { WaitlistForm } from './waitlist-form';
import './carriers.css';

const byName = (states: readonly UsState[]) =>
  [...states].sort((one, other) => usStates[one].localeCompare(usStates[other]));

/** Waitlist for drivers in states that are not served yet; they are notified when their state is. */
export function WaitlistPage() {
  const { t } = useTranslation('carriers');
  const [search] = useSearchParams();
  const [joinedFor, setJoinedFor] = useState<UsState | undefined>();
  const state = usStateCodes.find((code) => code === search.get('state'));
  return (
    <>
      <PageHeader
        title={t('waitlist.title')}
        subtitle={t(state === undefined ? 'waitlist.anyState' : 'waitlist.line')}
      />
      {joinedFor === undefined ? (
        <WaitlistForm state={state} onJoined={setJoinedFor} />
      ) : (
        <p role="status" className="gh-waiting">
          {t('waitlist.done', { state: usStates[joinedFor] })}
        </p>
      )}
      <ServedStates />
    </>
  );
}

function ServedStates() {
  const { t } = useTranslation('carriers');
  const served = useQuery(servedStatesQuery());
  const states = served.data?.states;
  return (
    <section aria-labelledby="gh-served" className="gh-served">
      <h2 id="gh-served">{t('waitlist.served')}</h2>
      {served.error === null ? null : <ErrorState error={served.error} retry={() => void served.refetch()} />}
      {states === undefined && served.error === null ? <SkeletonLine width="60%" /> : null}
      {states?.length === 0 ? <p>{t('waitlist.nowhere')}</p> : null}
      {states === undefined || states.length === 0 ? null : (
        <ul>
          {byName(states).map((code) => (
            <li key={code}>{usStates[code]}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
