import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { useRecordResult } from '#web/entities/pipeline/commands';
import { useReceiveResult } from '#web/entities/review/commands';
import { fileModal } from '#web/entities/review/modals';
import { fileFingerprint } from '#web/shared/http/file-fingerprint';
import { formatDateTime } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { FileButton } from '#web/shared/ui/file-button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { ProofsCard } from './proofs-card';
import { useResultText } from './use-result-text';

type Result = OpsDriver['results'][number];

interface ResultProps {
  driverId: string;
  result: Result;
  files: OpsDriverFile['results'][number]['files'];
}

/** Uploads a result; the upload marks it as received. */
function UploadButton({ driverId, result }: Pick<ResultProps, 'driverId' | 'result'>) {
  const { t } = useTranslation(['ops-drivers', 'ops-reviews']);
  const receive = useReceiveResult(() => {
    toast.success(t('results.done'));
  });
  return (
    <Stack gap={4}>
      {receive.error === null ? null : <Alert problem={receive.error} />}
      <div>
        <FileButton
          size="small"
          accept="application/pdf,image/jpeg,image/png"
          busy={receive.isPending}
          onFile={(file) => {
            receive.mutate({ id: driverId, result: result.result, file, fingerprint: fileFingerprint(file) });
          }}
        >
          {t('ops-reviews:results.upload')}
          <span className="gh-hidden"> {t(`thing.${result.result}`)}</span>
        </FileButton>
      </div>
    </Stack>
  );
}

function ResultLine({ driverId, result: line, files }: ResultProps) {
  const { t } = useTranslation(['ops-drivers', 'ops-reviews']);
  const { result, status, next } = line;
  const resultText = useResultText();
  const record = useRecordResult(() => {
    toast.success(t('results.done'));
  });
  return (
    <li>
      <span>
        {t(`thing.${result}`)}
        <span className="gh-ops-driver-aside">{resultText(status)}</span>
        {files.map(({ _id, sentAt }) => (
          <Button
            key={_id}
            size="small"
            variant="text"
            onClick={() => {
              openModal(fileModal, { driverId, name: t(`thing.${result}`), content: { fileId: _id } });
            }}
          >
            {t('ops-reviews:results.open', { at: formatDateTime(sentAt) })}
            <span className="gh-hidden"> {t(`thing.${result}`)}</span>
          </Button>
        ))}
      </span>
      <Stack gap={4}>
        {record.error === null ? null : <Alert problem={record.error} />}
        <Inline gap={4}>
          {next.map((to) => (
            <Button
              key={to}
              size="small"
              loading={record.isPending && record.variables.body.status === to}
              onClick={() => {
                record.mutate({ id: driverId, body: { result, status: to } });
              }}
            >
              {t(`resultAction.${to}`)}
              <span className="gh-hidden"> {t(`thing.${result}`)}</span>
            </Button>
          ))}
          <UploadButton driverId={driverId} result={line} />
        </Inline>
      </Stack>
    </li>
  );
}

/** Results required for certification, each with status and files, and the driver's expiration dates. */
export function Results({ driver, file }: { driver: OpsDriver; file: OpsDriverFile }) {
  const { t } = useTranslation('ops-drivers');
  const filesOf = (result: Result['result']) => file.results.find((item) => item.result === result)?.files ?? [];
  return (
    <Stack>
      <Card title={t('section.results')}>
        <ul className="gh-ops-driver-parts">
          {driver.results.map((result) => (
            <ResultLine key={result.result} driverId={driver._id} result={result} files={filesOf(result.result)} />
          ))}
        </ul>
      </Card>
      <ProofsCard driver={driver} />
    </Stack>
  );
}
