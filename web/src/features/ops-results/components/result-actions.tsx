import { useTranslation } from 'react-i18next';
import type { ScreeningItem, ScreeningRef } from '#domain/screening/schema';
import { fileModal } from '#web/entities/review/modals';
import { fileFingerprint } from '#web/shared/http/file-fingerprint';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { FileButton } from '#web/shared/ui/file-button';
import { Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useOrderResults, useReceiveScreening, useRecordScreening } from '../api/results';
import { orderReportModal } from './modals';

const RESULT_FILES = 'application/pdf,image/jpeg,image/png';

export const refOf = ({ driverId, result, organization }: ScreeningItem): ScreeningRef => ({
  driverId,
  result,
  organizationId: organization?._id ?? null,
});

/** Opens and decides received results; results ordered elsewhere are recorded manually. */
export function ResultActions({ item }: { item: ScreeningItem }) {
  const { t } = useTranslation('ops-results');
  const done = () => {
    toast.success(t('recorded'));
  };
  const record = useRecordScreening(done);
  const receive = useReceiveScreening(done);
  const order = useOrderResults((report) => {
    if (report.refused.length > 0) openModal(orderReportModal, report);
    else toast.success(t('order.done', { count: report.ordered }));
  });
  const ref = refOf(item);
  const what = t('whose', { what: t(`kind.${item.result}`), name: item.name });
  const { fileId } = item;
  const judged = item.next.filter((status) => status === 'accepted' || status === 'refused');
  const manualStatuses = item.next.filter((status) => status === 'ordered' || status === 'received');
  const problem = order.error ?? record.error ?? receive.error;
  return (
    <Stack gap={4}>
      {problem === null ? null : <Alert problem={problem} />}
      <div className="gh-result-actions">
        {fileId === null ? null : (
          <Button
            size="small"
            onClick={() => {
              openModal(fileModal, { driverId: item.driverId, name: t(`kind.${item.result}`), content: { fileId } });
            }}
          >
            {t('open')}
            <span className="gh-hidden"> {what}</span>
          </Button>
        )}
        {item.status === 'needed' && item.next.includes('ordered') ? (
          <Button
            size="small"
            variant="primary"
            loading={order.isPending}
            onClick={() => {
              order.mutate([ref]);
            }}
          >
            {t('order.one')}
            <span className="gh-hidden"> {what}</span>
          </Button>
        ) : null}
        {judged.map((status) => (
          <Button
            key={status}
            size="small"
            loading={record.isPending && record.variables.status === status}
            onClick={() => {
              record.mutate({ ...ref, status });
            }}
          >
            {t(`action.${status}`)}
            <span className="gh-hidden"> {what}</span>
          </Button>
        ))}
        {item.status === 'accepted' ? null : (
          <FileButton
            size="small"
            accept={RESULT_FILES}
            busy={receive.isPending}
            onFile={(file) => {
              receive.mutate({ ...ref, file, fingerprint: fileFingerprint(file) });
            }}
          >
            {t('handIn')}
            <span className="gh-hidden"> {what}</span>
          </FileButton>
        )}
        <ActionMenu
          label={t('more', { what })}
          actions={manualStatuses.map((status) => ({
            key: status,
            label: t(`action.${status}`),
            run: () => {
              record.mutate({ ...ref, status });
            },
          }))}
        />
      </div>
    </Stack>
  );
}
