import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ComplianceRecord } from '#domain/compliance/schema';
import { eventKinds } from '#domain/driver-histories/kinds';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { issuerText } from '#domain/places/license-issuers';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import type { Fact } from '#web/shared/ui/layout';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { useReviewTask } from './commands';
import { fileModal } from './modals';
import { complianceQuery } from './queries';
import { Sections } from './sections';
import { StatusChip } from './status-chip';
import { useApprovalToast } from './use-approval-toast';
import type { VerdictValues } from './verdict-form';
import { VerdictForm } from './verdict-form';
import './review.css';

interface PartProps {
  driver: Pick<OpsDriver, '_id'>;
  file: OpsDriverFile;
}

/** The driver's answers as text; only the last four digits of the Social Security number are available. */
function useAnswers({ personalInfo, checklist, motorVehicle, qualification, wantsFreeCopy }: ComplianceRecord): Fact[] {
  const { t } = useTranslation(['ops-reviews', 'labels']);
  const none = t('selfReported.none');
  const yesNo = (answer: boolean | null) => {
    if (answer === null) return none;
    return answer ? t('yes') : t('no');
  };
  const day = (on: string | null) => (on === null || on === '' ? none : formatDate(on));
  const { addressLine1, addressLine2, city, state, postalCode } = personalInfo.address;
  const address = [addressLine1, addressLine2, city, [state, postalCode].join(' ').trim()];
  const { ssnLastFour } = personalInfo;
  return [
    { label: t('compliance.ssn'), value: ssnLastFour === null ? none : `•••-••-${ssnLastFour}` },
    { label: t('compliance.address'), value: address.filter((part) => part !== '').join(', ') || none },
    ...motorVehicle.licenses.map((license, index) => ({
      label: t('compliance.license', { number: index + 1 }),
      value: [issuerText(license.state), license.number, day(license.expiresOn)]
        .filter((part) => part !== '')
        .join(' · '),
    })),
    { label: t('compliance.denied'), value: yesNo(motorVehicle.wasDenied) },
    { label: t('compliance.suspended'), value: yesNo(motorVehicle.wasSuspended) },
    ...(motorVehicle.explanation === ''
      ? []
      : [{ label: t('compliance.explanation'), value: motorVehicle.explanation }]),
    {
      label: t('selfReported.endorsements'),
      value: checklist.endorsements.map((code) => t(`labels:endorsement.${code}`)).join(', ') || none,
    },
    { label: t('compliance.twic'), value: day(checklist.twicExpiration) },
    { label: t('compliance.hazmat'), value: day(checklist.hazmatExpiration) },
    { label: t('compliance.legal'), value: yesNo(qualification.legal) },
    { label: t('compliance.english'), value: yesNo(qualification.english) },
    {
      label: t('selfReported.experience'),
      value: qualification.experience === null ? none : t(`experience.${qualification.experience}`),
    },
    { label: t('compliance.hasAccidents'), value: yesNo(qualification.hasAccidents) },
    { label: t('compliance.hasViolations'), value: yesNo(qualification.hasViolations) },
    { label: t('compliance.drugOrAlcoholTests'), value: yesNo(qualification.drugOrAlcoholTests) },
    ...(qualification.drugOrAlcoholTests === true
      ? [{ label: t('compliance.documentation'), value: yesNo(qualification.documentation) }]
      : []),
    { label: t('compliance.freeCopy'), value: yesNo(wantsFreeCopy) },
  ];
}

const Answers = ({ record }: { record: ComplianceRecord }) => <Facts facts={useAnswers(record)} />;

function Consents({ driverId, consents }: { driverId: string; consents: ComplianceRecord['consents'] }) {
  const { t } = useTranslation('ops-reviews');
  return (
    <Card title={t('consents.title')}>
      {consents.length === 0 ? <p className="gh-review-aside">{t('consents.none')}</p> : null}
      <ul className="gh-review-papers">
        {consents.map(({ _id, title, version, status, signedAt }) => (
          <li key={_id}>
            <span>
              {title}
              <span className="gh-review-aside">
                {t(status === 'template' ? 'consents.signedTemplate' : 'consents.signed', {
                  at: formatDateTime(signedAt),
                  version,
                })}
              </span>
            </span>
            <Button
              size="small"
              onClick={() => {
                openModal(fileModal, { driverId, name: title, content: { consentId: _id } });
              }}
            >
              {t('consents.open')}
              <span className="gh-hidden"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Verdict({ driver, file }: PartProps) {
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const { status, entryId } = file.compliance;
  const showApproval = useApprovalToast(driver._id);
  const review = useReviewTask(() => undefined);
  const send = async ({ expiresOn: _none, ...verdict }: VerdictValues) => {
    await review.mutateAsync({ id: driver._id, task: 'compliance', body: { ...verdict, entryId } });
    if (verdict.isApproved) showApproval('compliance', entryId);
    else toast.success(t('verdict.done'));
  };
  const name = t('ops-drivers:thing.compliance');
  return (
    <Card title={name} extra={<StatusChip status={status} />}>
      {status === 'pending' ? (
        <VerdictForm key={entryId ?? ''} thing="compliance" name={name} onSend={send} />
      ) : (
        <p className="gh-review-aside">{t('compliance.notWaiting')}</p>
      )}
    </Card>
  );
}

/** The driver's answers and signed forms for the compliance check, with accidents and violations. */
export function CompliancePart({ driver, file }: PartProps) {
  const { t } = useTranslation('ops-reviews');
  const { data, error, refetch } = useQuery(complianceQuery(driver._id));
  if (error !== null && data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  return (
    <div className="gh-review-cards">
      <Card title={t('compliance.answers')}>
        <Answers record={data} />
      </Card>
      <Stack>
        <Verdict driver={driver} file={file} />
        <Consents driverId={driver._id} consents={data.consents} />
      </Stack>
      <Stack>
        <Sections
          driver={driver}
          file={file}
          kinds={eventKinds}
          columns={1}
          // Before the driver signs, only the driver changes the entries.
          isEditable={['pending', 'approved'].includes(file.compliance.status)}
        />
      </Stack>
    </div>
  );
}
