import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnAccess, OwnAccesses } from '#domain/dq-access/schema';
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

function Accesses({ accesses }: { accesses: OwnAccesses }) {
  const { t } = useTranslation('driver-access');
  const { data, byLaw } = accesses;
  const inState = (...states: OwnAccess['state'][]) => data.filter(({ state }) => states.includes(state));
  return (
    <>
      {data.length === 0 && byLaw.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      <Section title={t('waiting')} rows={inState('requested')} accesses={accesses} />
      <Section title={t('granted')} rows={inState('approved')} accesses={accesses} />
      {byLaw.length === 0 ? null : <p>{t('byLawList', { carriers: byLaw.join(', ') })}</p>}
      <Section title={t('past')} rows={inState('rejected', 'revoked')} accesses={accesses} />
    </>
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
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : <Accesses accesses={data} />}
      <VerificationsLink />
      <AccessLogCard />
    </Stack>
  );
}
