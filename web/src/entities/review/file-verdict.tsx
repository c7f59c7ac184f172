import { useTranslation } from 'react-i18next';
import { isProofDocument } from '#domain/driver-pipeline/expiries';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { type DocumentKind, isFileTask } from '#domain/driver-pipeline/tasks';
import { type DocumentFindings, type FindingDocument, hasFindings } from '#domain/driver-reviews/findings';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import type { Fact } from '#web/shared/ui/layout';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useReopenDocument, useRequestDocument, useReviewDocument, useReviewTask } from './commands';
import { SelfReportedFacts } from './self-reported-facts';
import type { ShownFile } from './shown';
import { shownOf } from './shown';
import { useApprovalToast } from './use-approval-toast';
import type { VerdictValues } from './verdict-form';
import { VerdictForm } from './verdict-form';

interface FileVerdictProps {
  driver: Pick<OpsDriver, '_id'>;
  file: OpsDriverFile;
  what: ShownFile;
}

/** Puts an approved document back into the queue. */
function useReopen(id: string) {
  const { t } = useTranslation('ops-reviews');
  const problemText = useProblemText();
  const reopen = useReopenDocument(() => {
    toast.success(t('documents.reopened'));
  });
  return (document: DocumentKind) => {
    reopen.mutateAsync({ id, document }).catch((problem: unknown) => {
      toast.error(problemText(problem));
    });
  };
}

function useVerdict({ driver: { _id: id }, file, what }: FileVerdictProps) {
  const { t } = useTranslation('ops-reviews');
  const reopen = useReopen(id);
  const showApproval = useApprovalToast(id);
  const document = useReviewDocument(() => undefined);
  const task = useReviewTask(() => undefined);
  const shown = shownOf(file, what);
  return async ({ expiresOn, license, findings, ...verdict }: VerdictValues): Promise<void> => {
    if (isFileTask(what)) {
      await task.mutateAsync({ id, task: what, body: { ...verdict, entryId: shown.entryId } });
    } else {
      await document.mutateAsync({
        id,
        document: what,
        body: {
          ...verdict,
          expiresOn,
          fileId: shown.file?._id ?? null,
          ...(license !== undefined && { license }),
          ...(findings !== undefined && { findings }),
        },
      });
    }
    // A rejection is sent to the driver right away and cannot be undone.
    if (!verdict.isApproved) toast.success(t('verdict.done'));
    else if (isFileTask(what)) showApproval(what, shown.entryId);
    else {
      toast.undoable(t('verdict.done'), () => {
        reopen(what);
      });
    }
  };
}

interface OtherActsProps extends Pick<FileVerdictProps, 'driver'> {
  document: DocumentKind;
  status: string;
}

/** The actions for a document that does not wait for review: reopen it, or request it. */
function OtherActs({ driver, document, status }: OtherActsProps) {
  const { t } = useTranslation('ops-reviews');
  const reopen = useReopenDocument(() => {
    toast.success(t('documents.reopened'));
  });
  const request = useRequestDocument(() => {
    toast.success(t('documents.requestSent'));
  });
  const problem = reopen.error ?? request.error;
  const input = { id: driver._id, document };
  return (
    <Stack gap={8}>
      {problem === null ? null : <Alert problem={problem} />}
      {status === 'approved' ? (
        <Button
          loading={reopen.isPending}
          onClick={() => {
            reopen.mutate(input);
          }}
        >
          {t('documents.reopen')}
        </Button>
      ) : null}
      {status === 'initial' || status === 'rejected' ? (
        <Button
          loading={request.isPending}
          onClick={() => {
            request.mutate(input);
          }}
        >
          {t('documents.request')}
        </Button>
      ) : null}
      {status === 'requested' ? <p>{t('documents.requested')}</p> : null}
    </Stack>
  );
}

interface FindingsProps {
  document: FindingDocument;
  findings: DocumentFindings;
}

/** The findings of the reviewer on the accepted document. */
function Findings({ document, findings }: FindingsProps) {
  const { t } = useTranslation(['ops-reviews', 'labels', 'histories']);
  const none = t('selfReported.none');
  const { examinerLicenseNumber, mvrSummary } = findings;
  const facts: Record<FindingDocument, Fact[]> = {
    driverLicense: [
      {
        label: t('labels:term.restrictions'),
        value: findings.licenseRestrictions.map((code) => t(`histories:licenseRestriction.${code}`)).join(', ') || none,
      },
    ],
    dotMedicalCard: [
      {
        label: t('labels:term.restrictions'),
        value: findings.medicalRestrictions.map((code) => t(`histories:medicalRestriction.${code}`)).join(', ') || none,
      },
      { label: t('labels:term.examinerLicenseNumber'), value: examinerLicenseNumber || none },
    ],
    mvr: [{ label: t('verdict.mvrSummary'), value: mvrSummary || none }],
  };
  return <Facts columns={1} facts={facts[document]} />;
}

/** The driver's entries beside the submitted document, and the verdict on it. */
export function FileVerdict(props: FileVerdictProps) {
  const { driver, file, what } = props;
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const send = useVerdict(props);
  const { status, file: sent, expiresOn } = shownOf(file, what);
  const name = t(`ops-drivers:thing.${what}`);
  const isDocument = !isFileTask(what);
  const hasEnd = isDocument && isProofDocument(what);
  return (
    <Stack>
      <Card title={t('selfReported.title')}>
        <SelfReportedFacts driver={driver} reported={file.stated} sent={sent} />
      </Card>
      <Card title={name}>
        {sent === null ? null : (
          <p className="gh-review-aside">{t('documents.sentAt', { at: formatDateTime(sent.sentAt) })}</p>
        )}
        {status === 'approved' && expiresOn !== null ? (
          <p>{t('documents.until', { day: formatDate(expiresOn) })}</p>
        ) : null}
        {status === 'approved' && hasFindings(what) ? <Findings document={what} findings={file.findings} /> : null}
        {status === 'pending' ? (
          <VerdictForm
            thing={what}
            name={name}
            expiry={hasEnd ? { reported: sent?.statedExpiresOn ?? expiresOn } : undefined}
            license={what === 'driverLicense' ? { reported: file.stated } : undefined}
            findings={hasFindings(what) ? { document: what } : undefined}
            onSend={send}
          />
        ) : null}
        {isDocument ? <OtherActs driver={driver} document={what} status={status} /> : null}
      </Card>
    </Stack>
  );
}
