import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnAccess, OwnAccesses } from '#domain/dq-access/schema';
import { formatDay } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { accessesQuery } from '../api/accesses';
import { AccessLogCard } from './access-log-card';
import { OwnAccessCard } from './own-access';
import './driver-access.css';

interface SectionProps {
  title: string;
  rows: readonly OwnAccess[];
  accesses: OwnAccesses;
}

function Section({ title, rows, accesses }: SectionProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="gh-section-title">{title}</h2>
      <ul className="gh-cards" aria-label={title}>
        {rows.map((access) => (
          <li key={access._id}>
            <OwnAccessCard access={access} days={accesses} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The carriers that keep a file or its records by law, and what that means. */
function ByLaw({ byLaw, kept }: Pick<OwnAccesses, 'byLaw' | 'kept'>) {
  const { t } = useTranslation('driver-access');
  const { t: sees } = useTranslation('carrier-sees');
  const part = (text: string, carriers: readonly string[]) =>
    carriers.length === 0 ? null : (
      <>
        <p>{text}</p>
        <ul>
          {carriers.map((carrier) => (
            <li key={carrier}>{carrier}</li>
          ))}
        </ul>
      </>
    );
  if (byLaw.length === 0 && kept.length === 0) return null;
  const named = byLaw.map(({ carrier, lastDay }) =>
    lastDay === null ? carrier : t('byLawUntil', { carrier, date: formatDay(lastDay) }),
  );
  return (
    <section aria-label={t('byLawTitle')}>
      <h2 className="gh-section-title">{t('byLawTitle')}</h2>
      {part(sees('byLaw'), named)}
      {part(sees('kept'), kept)}
    </section>
  );
}

function Accesses({ accesses }: { accesses: OwnAccesses }) {
  const { t } = useTranslation('driver-access');
  const { data, byLaw, kept } = accesses;
  const inState = (...states: OwnAccess['state'][]) => data.filter(({ state }) => states.includes(state));
  return (
    <>
      {data.length === 0 && byLaw.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      <Section title={t('waiting')} rows={inState('requested')} accesses={accesses} />
      <Section title={t('granted')} rows={inState('approved')} accesses={accesses} />
      <ByLaw byLaw={byLaw} kept={kept} />
      <Section title={t('past')} rows={inState('rejected', 'revoked')} accesses={accesses} />
    </>
  );
}

/** The driver's data that carriers see without and with the driver's permission. */
function WhatCarriersSee() {
  const { t: sees } = useTranslation('carrier-sees');
  return (
    <ul>
      {(['profile', 'outline', 'reviewing', 'granted'] as const).map((view) => (
        <li key={view}>{sees(view)}</li>
      ))}
    </ul>
  );
}

/** Past employers' answers belong to the file, too. */
function VerificationsLink() {
  const { t } = useTranslation('driver-access');
  return (
    <p>
      <Link to={paths.driverVerifications}>{t('verifications')}</Link>
    </p>
  );
}

/** Access to the driver's file: requests to answer, grants, and the whole access log. */
export function AccessPage() {
  const { t } = useTranslation('driver-access');
  const { data, error, refetch } = useQuery(accessesQuery());
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <WhatCarriersSee />
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : <Accesses accesses={data} />}
      <VerificationsLink />
      <AccessLogCard />
    </Stack>
  );
}
