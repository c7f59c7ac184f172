import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsInteger, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { AutopilotView } from '#domain/autopilot/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { autopilotQuery, wavesQuery } from '#web/entities/autopilot/autopilot';
import { AutopilotPrice } from '#web/entities/autopilot/autopilot-price';
import { useRefusal } from '#web/entities/candidacies/refusal';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { pagedListOf } from '#web/shared/http/list-state';
import { DataTable } from '#web/shared/table/data-table';
import type { Crumb } from '#web/shared/ui/page-header';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { AutopilotActions } from './autopilot-actions';
import { useStateText } from './state-text';
import { useWaveColumns } from './wave-columns';
import { WaveDrivers } from './wave-drivers';

interface LoadedProps {
  order: OrderView;
  autopilot: AutopilotView;
  crumbs: readonly Crumb[];
}

/** The waves, newest first; the drivers of the selected one are below. The newest with drivers is selected at first. */
function Waves({ orderId, timeZone, isOn }: { orderId: string; timeZone: string; isOn: boolean }) {
  const { t } = useTranslation('autopilot');
  const query = useInfiniteQuery(wavesQuery(orderId));
  const list = pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }));
  const [wanted] = useQueryState('wave', parseAsInteger);
  const rows = list.status === 'ready' ? list.rows : [];
  const newest = rows.find(({ status }) => status === 'sent' || status === 'sending');
  const number = wanted ?? newest?.number;
  const columns = useWaveColumns({ timeZone, selected: number });
  const shown = rows.find((wave) => wave.number === number);
  return (
    <>
      <DataTable
        label={t('list.label')}
        columns={columns}
        list={list}
        rowKey={(wave) => String(wave.number)}
        empty={{ title: t('list.empty'), hint: t(isOn ? 'list.emptyOn' : 'list.emptyOff') }}
      />
      {number === undefined || list.status !== 'ready' ? null : (
        <WaveDrivers
          key={number}
          orderId={orderId}
          number={number}
          timeZone={timeZone}
          isPlanned={shown?.status === 'planned'}
        />
      )}
    </>
  );
}

function Loaded({ order, autopilot, crumbs }: LoadedProps) {
  const { t } = useTranslation('autopilot');
  const stateText = useStateText();
  const refusal = useRefusal();
  const orderPath = useOrderPath();
  return (
    <>
      <PageHeader
        title={t('page.title', { title: order.title })}
        crumbs={[...crumbs, { label: order.title, to: orderPath(order._id) }]}
        subtitle={<span className="gh-numbers">{stateText(autopilot)}</span>}
        action={<AutopilotActions order={order} autopilot={autopilot} />}
      />
      {autopilot.isOn && autopilot.refusal !== null ? (
        <p role="note" className="gh-note">
          {refusal(autopilot.refusal)} {t('refused')}
        </p>
      ) : null}
      <AutopilotPrice />
      <Waves orderId={order._id} timeZone={autopilot.timeZone} isOn={autopilot.isOn} />
    </>
  );
}

/** Autopilot of one order: its state, and each wave with its drivers, their rank and their answers. */
export function AutopilotPage({ order, crumbs }: { order: OrderView; crumbs: readonly Crumb[] }) {
  const { data: autopilot, error, refetch } = useQuery(autopilotQuery(order._id));
  if (autopilot !== undefined) return <Loaded order={order} autopilot={autopilot} crumbs={crumbs} />;
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  return <PageSkeleton />;
}
