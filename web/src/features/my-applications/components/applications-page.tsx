import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { applicationsQuery } from '#web/entities/driver/applications';
import { listOf } from '#web/shared/http/list-state';
import { useCurrentUser } from '#web/shared/session/current-user';
import { CardList } from '#web/shared/table/card-list';
import { ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { ApplicationCard } from './application-card';
import { BenchesSection } from './benches-section';
import { useScrollToTarget } from './use-scroll-to-target';

const isOver = ({ state }: DriverApplicationView) => state === 'closed' || state === 'ended';

function PastSection({ applications }: { applications: readonly DriverApplicationView[] }) {
  const { t } = useTranslation('my-applications');
  if (applications.length === 0) return null;
  return (
    <section aria-labelledby="over">
      <h2 id="over" className="gh-section-title">
        {t('over')}
      </h2>
      <ul className="gh-cards" aria-labelledby="over">
        {applications.map((application) => (
          <li key={application.candidacyId}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "My applications": each application with whose turn it is and the next step. */
export function ApplicationsPage() {
  const { t } = useTranslation('my-applications');
  const { isActive } = useCurrentUser();
  const query = useQuery(applicationsQuery());
  const over = query.data?.data.filter(isOver) ?? [];
  useScrollToTarget(query.data !== undefined);
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <CardList
        label={t('now')}
        list={listOf(query, ({ data }) => ({ rows: data.filter((application) => !isOver(application)) }))}
        rowKey={({ candidacyId }) => candidacyId}
        card={(application) => <ApplicationCard application={application} />}
        empty={{
          title: t(over.length === 0 ? 'empty.title' : 'empty.titleNow'),
          hint: t(isActive ? 'empty.hint' : 'empty.hintApplying'),
          action: (
            <ButtonLink variant="primary" to="/driver/jobs">
              {t('empty.action')}
            </ButtonLink>
          ),
        }}
      />
      <BenchesSection />
      <PastSection applications={over} />
    </Stack>
  );
}
