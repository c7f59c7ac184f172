import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';
import { Facts, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { DemoDocument } from './demo-document';
import './demo.css';

/** The only page of a demo driver: identity, time left, and the documents that a real driver would upload. */
export function DemoHomePage() {
  const { t } = useTranslation('social');
  const { demoExpiresAt, organization, timeZone } = useCurrentUser();
  const documents = [
    { type: 'driverLicense', name: t('demo.driverLicense') },
    { type: 'backDriverLicense', name: t('demo.driverLicenseBack') },
    { type: 'dotMedicalCard', name: t('demo.medicalCard') },
    { type: 'mvr', name: t('demo.mvr') },
  ] as const;
  return (
    <Stack gap={24}>
      <PageHeader title={t('demo.home')} subtitle={t('demo.homeLine')} />
      <Facts
        facts={[
          { label: t('demo.organization'), value: organization?.name },
          { label: t('demo.expires'), value: demoExpiresAt && formatDateTime(demoExpiresAt, timeZone ?? undefined) },
        ]}
      />
      <section aria-labelledby="demo-documents">
        <h2 id="demo-documents" className="gh-demo-title">
          {t('demo.documents')}
        </h2>
        <p className="gh-demo-hint">{t('demo.documentsHint')}</p>
        <ul className="gh-demo-documents">
          {documents.map((document) => (
            <DemoDocument key={document.type} {...document} />
          ))}
        </ul>
      </section>
      <ButtonLink to={paths.logOut}>{t('demo.end')}</ButtonLink>
    </Stack>
  );
}
