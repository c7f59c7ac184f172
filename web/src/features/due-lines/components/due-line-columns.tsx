import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DueLine } from '#domain/requirements/calendar/schema';
import { subjectText } from '#web/entities/requirements/use-texts';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { PlainChip } from '#web/shared/ui/state-chip';

function Title({ title, subject }: Pick<DueLine, 'title' | 'subject'>) {
  return <span>{subject === null ? title : `${title}: ${subjectText(subject)}`}</span>;
}

function Status({ row: { bars, status } }: { row: DueLine }) {
  const { t } = useTranslation('files');
  const text = t(`status.${status}`);
  return bars ? (
    <PlainChip turn="blocked">{`${text} · ${t('bars')}`}</PlainChip>
  ) : (
    <span>{status === 'done' || status === 'late' ? t('calendar.renewal') : text}</span>
  );
}

/** Columns of what is due; the day opens the file. */
export function useDueLineColumns(): readonly ListColumn<DueLine>[] {
  const { t } = useTranslation('files');
  return useMemo(
    () => [
      {
        id: 'driver',
        header: t('list.driver'),
        width: '20%',
        cell: ({ driver, employmentId }) => <Link to={paths.driverFile(employmentId)}>{driver.name}</Link>,
      },
      { id: 'due', header: t('calendar.on'), oneLine: true, cell: ({ dueOn }) => formatDate(dueOn) },
      { id: 'title', header: t('calendar.requirement'), width: '32%', cell: (row) => <Title {...row} /> },
      { id: 'status', header: t('calendar.status'), cell: (row) => <Status row={row} /> },
      { id: 'acts', header: t('calendar.acts'), cell: ({ acts }) => t(`calendar.actors.${acts}`) },
      { id: 'store', header: t('store.label'), cell: ({ store }) => t(`store.${store}`) },
    ],
    [t],
  );
}
