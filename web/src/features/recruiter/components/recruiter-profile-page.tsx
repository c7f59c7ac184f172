import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecruiterProfile } from '#domain/accounts/recruiter/schema';
import { listOf } from '#web/shared/http/list-state';
import { formatCount, formatPhone } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { ButtonLink } from '#web/shared/ui/button';
import type { Fact } from '#web/shared/ui/layout';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { PlainChip } from '#web/shared/ui/state-chip';
import { ErrorState } from '#web/shared/ui/states';
import { recruiterProfileQuery } from '../api/recruiter';

type Facility = RecruiterProfile['facilities'][number];

function useColumns(): readonly ListColumn<Facility>[] {
  const { t } = useTranslation('recruiter');
  return [
    {
      id: 'facility',
      header: t('column.facility'),
      cell: ({ name, city, state, isActive }) => (
        // One element, so that a card on a phone lays it out as text.
        <span>
          {name} · {city}, {state} {isActive ? null : <PlainChip>{t('inactive')}</PlainChip>}
        </span>
      ),
      width: '46%',
    },
    {
      id: 'orders',
      header: t('column.orders'),
      cell: ({ activeOrders }) => formatCount(activeOrders),
      align: 'right',
    },
    { id: 'seats', header: t('column.seats'), cell: ({ openSeats }) => formatCount(openSeats), align: 'right' },
    {
      id: 'candidates',
      header: t('column.candidates'),
      cell: ({ candidates }) => formatCount(candidates),
      align: 'right',
    },
  ];
}

function Contacts({ profile: { email, phone } }: { profile: RecruiterProfile }) {
  const { t } = useTranslation(['recruiter', 'common']);
  const facts: Fact[] = [
    { label: t('common:term.email'), value: email },
    ...(phone === null ? [] : [{ label: t('common:term.phone'), value: formatPhone(phone) }]),
  ];
  return (
    <Card title={t('contact')} extra={<ButtonLink to={paths.account}>{t('account')}</ButtonLink>}>
      <Facts columns={2} facts={facts} />
    </Card>
  );
}

/** /recruiter/profile: who the recruiter is, and the facilities that they recruit for. */
export function RecruiterProfilePage() {
  const { t } = useTranslation('recruiter');
  const query = useQuery(recruiterProfileQuery());
  const columns = useColumns();
  const { data: profile, error, refetch } = query;
  if (profile === undefined && error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (profile === undefined) return <PageSkeleton />;
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('title')}
        subtitle={`${profile.firstName} ${profile.lastName} · ${t('hint', { organization: profile.organization })}`}
        action={
          <ButtonLink variant="primary" to={paths.myJobs}>
            {t('jobs')}
          </ButtonLink>
        }
      />
      <Contacts profile={profile} />
      <Card title={t('facilities')}>
        <DataTable
          label={t('facilities')}
          columns={columns}
          list={listOf(query, ({ facilities }) => ({ rows: facilities }))}
          rowKey={({ _id }) => _id}
          empty={{ title: t('empty'), hint: t('emptyHint') }}
        />
      </Card>
    </Stack>
  );
}
