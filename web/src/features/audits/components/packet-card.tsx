import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditFile, AuditView } from '#domain/audits/schema';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { type PlainColumn, PlainTable } from '#web/shared/table/plain-table';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Inline } from '#web/shared/ui/layout';
import { savePacket, useRenderAgain } from '../api/audits';
import { PacketState } from './packet-state';

const COUNTS = ['missing', 'expired', 'unknown', 'late'] as const;

function PacketActions({ audit }: { audit: AuditView }) {
  const { t } = useTranslation('audits');
  const save = useMutation({ mutationFn: () => savePacket(audit) });
  const again = useRenderAgain(audit._id);
  return (
    <>
      {save.error === null ? null : <Alert problem={save.error} />}
      <Inline>
        <PacketState audit={audit} />
        {audit.state === 'ready' ? (
          <Button
            loading={save.isPending}
            onClick={() => {
              save.mutate();
            }}
          >
            {t('action.download')}
          </Button>
        ) : null}
        {audit.state === 'failed' && audit.mayManage ? (
          <Button
            loading={again.isPending}
            onClick={() => {
              again.mutate();
            }}
          >
            {t('action.renderAgain')}
          </Button>
        ) : null}
      </Inline>
    </>
  );
}

/** The open lines of a file, as the packet states them. */
function Counts({ counts }: Pick<AuditFile, 'counts'>) {
  const { t } = useTranslation('files');
  if (counts === null) return t('list.unchecked');
  const texts = COUNTS.filter((name) => counts[name] > 0).map((name) => t(`count.${name}`, { count: counts[name] }));
  return texts.length === 0 ? t('status.done') : texts.join(' · ');
}

/** The packet with its progress, and the files in it. */
export function PacketCard({ audit }: { audit: AuditView }) {
  const { t } = useTranslation('audits');
  const { fileList, asOf, mayManage } = audit;
  const current: PlainColumn<AuditFile> = {
    key: 'current',
    head: t('packet.current'),
    cell: ({ employmentId, driver }) => (
      <Link to={`${paths.driverFile(employmentId)}?day=${asOf}`}>{t('packet.openCurrent', { name: driver.name })}</Link>
    ),
  };
  return (
    <Card title={t('packet.title')}>
      <PacketActions audit={audit} />
      <p className="gh-audit-fixed">{t('packet.fixed')}</p>
      <PlainTable
        label={t('packet.files')}
        rows={fileList}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'driver',
            head: t('field.driver'),
            cell: ({ number, driver }) => `${String(number)}. ${driver.name}`,
          },
          {
            key: 'hired',
            head: t('field.employed'),
            cell: ({ hiredOn, endedOn }) =>
              [hiredOn === null ? '' : formatDate(hiredOn), endedOn === null ? '' : `– ${formatDate(endedOn)}`].join(
                ' ',
              ),
          },
          { key: 'counts', head: t('field.open'), cell: ({ counts }) => <Counts counts={counts} /> },
          { key: 'documents', head: t('field.documents'), align: 'end', cell: ({ documents }) => documents ?? '' },
          ...(mayManage ? [current] : []),
        ]}
      />
    </Card>
  );
}
