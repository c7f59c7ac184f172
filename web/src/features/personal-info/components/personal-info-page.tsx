import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DriverPersonalInfo } from '#domain/drivers/personal-info/schema';
import { personalInfoQuery } from '#web/entities/driver/personal-info';
import { SignedDocuments } from '#web/entities/legal/signed-documents';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { DocumentsCard } from './documents-card';
import { LicenseCard } from './license-card';
import { OwnDataCard } from './own-data-card';
import { PreferencesCard } from './preferences-card';
import { expiredDocuments, RenewalsCard, renewedDocuments } from './renewals-card';
import './personal-info.css';

function PersonalInfo({ info }: { info: DriverPersonalInfo }) {
  const { t } = useTranslation('personal-info');
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <RenewalsCard renewals={info.renewals} />
      <OwnDataCard info={info} />
      <LicenseCard info={info} />
      <PreferencesCard preferences={info.preferences} />
      <DocumentsCard renewed={renewedDocuments(info.renewals)} expired={expiredDocuments(info.renewals)} />
      <SignedDocuments />
      <Card title={t('card.title')}>
        <ButtonLink to={paths.addDebitCard}>{t('card.link')}</ButtonLink>
      </Card>
      <Card title={t('access.title')}>
        <p className="gh-personal-lead">{t('access.lead')}</p>
        <ButtonLink to={paths.driverAccess}>{t('access.link')}</ButtonLink>
      </Card>
    </Stack>
  );
}

/** The information stored about an active driver, upcoming expirations, and where to see who opened it. */
export function PersonalInfoPage() {
  const info = useQuery(personalInfoQuery());
  if (info.data !== undefined) return <PersonalInfo info={info.data} />;
  return info.error === null ? <PageSkeleton /> : <ErrorState error={info.error} retry={() => void info.refetch()} />;
}
