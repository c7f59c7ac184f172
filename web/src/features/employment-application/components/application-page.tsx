import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { EmploymentApplication } from '#domain/employment-applications/schema';
import { useRateText } from '#web/entities/agreed-rates/use-rate-text';
import { ApiProblem } from '#web/shared/http/api-problem';
import { formatDay } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { employmentApplicationQuery, useAcceptStart } from '../api/application';
import { ApplicationContent } from './application-content';
import { Papers } from './papers';
import { Signing } from './signing';

/** Whether the carrier has every paper with the driver's signature. */
const isWhole = ({ papers }: EmploymentApplication) => papers.every(({ state }) => state === 'signed');

/** With everything signed, only the date is left; otherwise the driver can accept it, and the start waits for the signature. */
function AcceptOnly({ application, onAccepted }: { application: EmploymentApplication; onAccepted: () => void }) {
  const { t } = useTranslation(['employment-application', 'my-applications']);
  const isSigned = isWhole(application);
  const accept = useAcceptStart(application, onAccepted);
  return (
    <Stack gap={8}>
      {accept.error === null ? null : <Alert problem={accept.error} />}
      <Inline>
        {isSigned ? null : (
          <span className="gh-employment-application-aside">{t('later.text', { carrier: application.carrier })}</span>
        )}
        <Button
          {...(isSigned && { variant: 'primary' as const })}
          loading={accept.isPending}
          onClick={() => {
            accept.mutate(null);
          }}
        >
          {t(isSigned ? 'my-applications:action.acceptStart' : 'later.action')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The carrier's reasons for the papers that it rejected. */
function Rejections({ application: { carrier, papers } }: { application: EmploymentApplication }) {
  const { t } = useTranslation('employment-application');
  return papers.map(({ kind, rejection }) =>
    rejection === null ? null : (
      <Alert key={kind}>
        {t(rejection.reason === null ? 'rejected.plain' : 'rejected.reason', {
          carrier,
          paper: t(`paper.${kind}`),
          reason: rejection.reason ?? '',
        })}
      </Alert>
    ),
  );
}

function Header({ application }: { application: EmploymentApplication }) {
  const { t } = useTranslation(['employment-application', 'my-applications']);
  const { carrier, startToAccept, title } = application;
  const lead = isWhole(application) ? 'leadSigned' : 'lead';
  return (
    <PageHeader
      title={t('title', { carrier })}
      crumbs={[{ label: t('my-applications:title'), to: paths.driverApplications }]}
      subtitle={startToAccept === null ? title : t(lead, { title, date: formatDay(startToAccept) })}
    />
  );
}

/** The carrier has set another date since the page was opened. */
function MovedStart({ application: { carrier, startToAccept } }: { application: EmploymentApplication }) {
  const { t } = useTranslation('employment-application');
  const [opened] = useState(startToAccept);
  if (startToAccept === null || startToAccept === opened) return null;
  return <Alert>{t('movedStart', { carrier, date: formatDay(startToAccept) })}</Alert>;
}

/** The papers of an offer or assignment that is over. */
function Ended({ application }: { application: EmploymentApplication }) {
  const { t } = useTranslation('employment-application');
  const { candidacyId, carrier, papers } = application;
  const hasSigned = papers.some(({ state }) => state !== 'toSign');
  return (
    <Stack gap={24}>
      <Header application={application} />
      <Stack gap={8}>
        <p>{t(hasSigned ? 'ended.signed' : 'ended.unsigned', { carrier })}</p>
        <Inline>
          <ButtonLink to={paths.driverApplication(candidacyId)}>{t('ended.open')}</ButtonLink>
        </Inline>
      </Stack>
      {hasSigned ? <Papers application={application} /> : null}
    </Stack>
  );
}

function Application({ application }: { application: EmploymentApplication }) {
  const { t } = useTranslation(['my-applications', 'employment-application']);
  const rateText = useRateText();
  const navigate = useNavigate();
  const { candidacyId, carrier, startToAccept, agreedRate, texts, papers } = application;
  const onAccepted = () => {
    toast.success(t('done.acceptStart'));
    void navigate(paths.driverApplication(candidacyId));
  };
  return (
    <Stack gap={24}>
      <Header application={application} />
      <Rejections application={application} />
      {papers.some(({ state }) => state !== 'toSign') ? <Papers application={application} /> : null}
      {texts.some(({ kind }) => kind !== 'clearinghouse-carrier-consent') ? (
        <ApplicationContent sections={application.sections} carrier={carrier} />
      ) : null}
      <MovedStart application={application} />
      {startToAccept === null || agreedRate === null ? null : (
        <p>{t('employment-application:agreedRate', { rate: rateText(agreedRate) })}</p>
      )}
      {isWhole(application) ? null : <Signing application={application} onAccepted={onAccepted} />}
      {startToAccept === null ? null : <AcceptOnly application={application} onAccepted={onAccepted} />}
    </Stack>
  );
}

/** A candidacy without an offer, now or before: a retry would not help. */
function NoOffer({ error }: { error: unknown }) {
  const { t } = useTranslation(['employment-application', 'my-applications']);
  return (
    <Stack gap={24}>
      <PageHeader title={t('noOffer')} crumbs={[{ label: t('my-applications:title'), to: paths.driverApplications }]} />
      <ErrorState error={error} />
    </Stack>
  );
}

/** The application to the carrier of an offer: its content, the texts to sign, and one signature. */
export function EmploymentApplicationPage() {
  const { candidacyId = '' } = useParams();
  const { data, error, refetch } = useQuery(employmentApplicationQuery(candidacyId));
  if (error instanceof ApiProblem && error.code === 'no-offer-to-sign-for') return <NoOffer error={error} />;
  if (data !== undefined) {
    return data.isOpen ? <Application key={candidacyId} application={data} /> : <Ended application={data} />;
  }
  return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
}
