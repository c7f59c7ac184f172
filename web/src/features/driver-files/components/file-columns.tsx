import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EmploymentRow } from '#domain/requirements/file-list-schema';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { useReadsWholeFiles } from '../model/use-reads-whole-files';

const COUNTS = ['missing', 'expired', 'unknown', 'due', 'late'] as const;

function Name({ row: { _id, driver, order } }: { row: EmploymentRow }) {
  return (
    <span className="gh-file-cell">
      <Link to={paths.driverFile(_id)}>{driver.name}</Link>
      {order === null ? null : <span className="gh-file-aside">{order.title}</span>}
    </span>
  );
}

/** The open lines of a file by status, most urgent first. Only somebody who may read all of them reads that the file is done. */
function Counts({ counts }: Pick<EmploymentRow, 'counts'>) {
  const { t } = useTranslation('files');
  const isWhole = useReadsWholeFiles();
  if (counts === null) return t('list.unchecked');
  const texts = COUNTS.filter((name) => counts[name] > 0).map((name) => t(`count.${name}`, { count: counts[name] }));
  if (texts.length === 0 && !isWhole) return t('list.noneReadable');
  if (texts.length === 0) return <StateChip turn="done">{t('status.done')}</StateChip>;
  return <span>{texts.join(' · ')}</span>;
}

function Bars({ bars }: Pick<EmploymentRow, 'bars'>) {
  const { t } = useTranslation('files');
  const { t: common } = useTranslation();
  const isWhole = useReadsWholeFiles();
  if (bars === null) return '';
  const none = isWhole ? common('no') : t('list.noneReadable');
  return bars === 0 ? none : <PlainChip turn="blocked">{t('list.barsSome', { count: bars })}</PlainChip>;
}

/** Columns of the carrier's files; the driver's name opens the file. */
export function useFileColumns(): readonly ListColumn<EmploymentRow>[] {
  const { t } = useTranslation('files');
  return useMemo(
    () => [
      { id: 'name', header: t('list.driver'), width: '26%', cell: (row) => <Name row={row} /> },
      {
        id: 'hired',
        header: t('list.from'),
        oneLine: true,
        cell: ({ hiredOn, endedOn }) =>
          [hiredOn === null ? '' : formatDate(hiredOn), endedOn === null ? '' : `– ${formatDate(endedOn)}`].join(' '),
      },
      { id: 'bars', header: t('bars'), cell: ({ bars }) => <Bars bars={bars} /> },
      { id: 'open', header: t('list.open'), width: '34%', cell: ({ counts }) => <Counts counts={counts} /> },
      {
        id: 'next',
        header: t('list.next'),
        oneLine: true,
        cell: ({ nextDueOn }) => (nextDueOn === null ? '' : formatDate(nextDueOn)),
      },
    ],
    [t],
  );
}
