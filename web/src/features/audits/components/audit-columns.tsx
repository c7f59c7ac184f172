import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditRow } from '#domain/audits/schema';
import { formatCount, formatDate } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { Countdown } from './countdown';
import { PacketState } from './packet-state';

/** Columns of audits; the agency opens the audit. */
export function useAuditColumns(pathOf: (id: string) => string): readonly ListColumn<AuditRow>[] {
  const { t } = useTranslation('audits');
  return useMemo(
    () => [
      {
        id: 'agency',
        header: t('field.agency'),
        width: '28%',
        cell: ({ _id, agency }) => <Link to={pathOf(_id)}>{agency}</Link>,
      },
      { id: 'kind', header: t('field.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
      { id: 'received', header: t('field.receivedOn'), oneLine: true, cell: (row) => formatDate(row.receivedOn) },
      { id: 'due', header: t('field.dueOn'), oneLine: true, cell: ({ dueOn }) => formatDate(dueOn) },
      { id: 'countdown', header: t('field.countdown'), cell: (row) => <Countdown audit={row} /> },
      { id: 'files', header: t('field.files'), oneLine: true, cell: ({ files }) => formatCount(files) },
      { id: 'packet', header: t('field.packet'), cell: (row) => <PacketState audit={row} /> },
      { id: 'links', header: t('field.openLinks'), oneLine: true, cell: ({ openLinks }) => formatCount(openLinks) },
    ],
    [t, pathOf],
  );
}
