import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { CandidacyTab } from '#domain/candidacies/tabs';
import type { OrderView } from '#domain/job-orders/schema';
import { pagedListOf } from '#web/shared/http/list-state';
import { KeyedCardList } from '#web/shared/table/keyed-card-list';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { candidaciesQuery } from '../api/candidacies';
import { CandidateActions } from './candidate-actions';
import { CandidateStatus } from './candidate-status';
import { DriverLine } from './driver-line';
import { ProfileSlot } from './profile-slot';
import { useSettledRows } from './use-settled-rows';

const keyOf = ({ candidacyId }: CandidacyCard) => candidacyId;

interface CandidateListProps {
  order: OrderView;
  tab: CandidacyTab;
  empty: EmptyStateProps;
}

/** The drivers of one tab, without actions for past and deleted orders. */
export function CandidateList({ order, tab, empty }: CandidateListProps) {
  const { t } = useTranslation('hiring');
  const query = useInfiniteQuery(candidaciesQuery(order._id, tab));
  const list = pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }));
  const settled = useSettledRows(list.status === 'ready' ? list.rows : undefined, keyOf, query.data?.pages.length ?? 0);
  // Current assignments first, then ended ones.
  const firstEnded = settled.rows.find(({ state }) => state === 'ended')?.candidacyId;
  return (
    <div className="gh-driver-lines">
      <NewRowsPill count={settled.waiting} onShow={settled.show} />
      <KeyedCardList
        label={t(`tab.${tab}`)}
        list={list.status === 'ready' ? { ...list, rows: settled.rows } : list}
        rowKey={keyOf}
        empty={empty}
        card={(card) => (
          <>
            {card.candidacyId === firstEnded ? (
              <h3 className="gh-ended-head">{t('endedCount', { count: order.counts.ended })}</h3>
            ) : null}
            <DriverLine
              driver={card.driver}
              distanceMiles={card.distanceMiles}
              fit={card.fit}
              isHired={card.state === 'hired' || card.state === 'ended'}
              status={<CandidateStatus card={card} />}
              actions={<CandidateActions card={card} order={order} />}
            />
          </>
        )}
      />
      <ProfileSlot
        orderId={order._id}
        driverIds={settled.rows.map(({ driverId }) => driverId)}
        more={list.status === 'ready' ? list.more : undefined}
        actionsFor={(index, showNext) => {
          const card = settled.rows[index];
          return card === undefined ? null : (
            <CandidateActions key={card.candidacyId} card={card} order={order} showNext={showNext} />
          );
        }}
      />
    </div>
  );
}
