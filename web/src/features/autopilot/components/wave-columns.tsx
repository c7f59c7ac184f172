import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { AutopilotWave } from '#domain/autopilot/schema';
import { formatCount, formatDateTime } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { PlainChip } from '#web/shared/ui/state-chip';

interface WaveColumnsProps {
  timeZone: string;
  /** The wave whose drivers are shown. */
  selected: number | undefined;
}

function WaveLink({ number, isSelected }: { number: number; isSelected: boolean }) {
  const { t } = useTranslation('autopilot');
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('wave', String(number));
  return (
    <Link to={{ search: next.toString() }} preventScrollReset aria-current={isSelected ? 'true' : undefined}>
      {t('wave', { number: formatCount(number) })}
    </Link>
  );
}

function WaveState({ wave: { status, skipReason } }: { wave: AutopilotWave }) {
  const { t } = useTranslation(['autopilot', 'labels']);
  return (
    <span>
      <PlainChip turn={status === 'sent' ? 'done' : 'theirs'}>{t(`autopilot:status.${status}`)}</PlainChip>
      {skipReason === null ? null : <span className="gh-autopilot-quiet"> {t(`labels:reason.${skipReason}`)}</span>}
    </span>
  );
}

/** Counted when the wave is over. */
const countOf = (status: AutopilotWave['status'], count: number): string =>
  status === 'planned' || status === 'sending' ? '–' : formatCount(count);

/** Columns of the waves. */
export function useWaveColumns({ timeZone, selected }: WaveColumnsProps): readonly ListColumn<AutopilotWave>[] {
  const { t } = useTranslation('autopilot');
  return [
    {
      id: 'wave',
      header: t('column.wave'),
      cell: ({ number }) => <WaveLink number={number} isSelected={number === selected} />,
    },
    { id: 'status', header: t('column.status'), cell: (wave) => <WaveState wave={wave} />, width: '40%' },
    {
      id: 'time',
      header: t('column.time'),
      cell: ({ startedAt, endedAt, plannedAt }) => {
        const at = startedAt ?? endedAt ?? plannedAt;
        return at === null ? t('state.planning') : <time dateTime={at}>{formatDateTime(at, timeZone)}</time>;
      },
    },
    {
      id: 'invited',
      header: t('column.invited'),
      align: 'right',
      cell: ({ status, invited }) => countOf(status, invited),
    },
    {
      id: 'leftOut',
      header: t('column.leftOut'),
      align: 'right',
      cell: ({ status, leftOut }) => countOf(status, leftOut),
    },
  ];
}
