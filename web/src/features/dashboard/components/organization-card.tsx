import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrganizationInfo } from '#domain/dashboard/schema';
import { formatCount, formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { Card, Facts } from '#web/shared/ui/layout';

/** The carrier in brief. */
export function OrganizationCard({ organization }: { organization: OrganizationInfo }) {
  const { t } = useTranslation('dashboard');
  const mayManageStaff = useCan('staff:manage');
  const { name, mcdotNumber, createdAt, staff, facilities } = organization;
  const staffCount = formatCount(staff);
  return (
    <Card title={name}>
      <Facts
        facts={[
          { label: t('organization.number'), value: mcdotNumber ?? '–' },
          { label: t('organization.since'), value: formatDate(createdAt) },
          {
            label: t('organization.staff'),
            value: mayManageStaff ? <Link to={paths.staff}>{staffCount}</Link> : staffCount,
          },
          { label: t('organization.facilities'), value: formatCount(facilities) },
        ]}
      />
    </Card>
  );
}
