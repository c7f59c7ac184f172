import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { DriverCard } from '#domain/drivers/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { useRights } from '#web/entities/candidacies/waiting';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatCount } from '#web/shared/i18n/format';
import { CardList } from '#web/shared/table/card-list';
import { Button } from '#web/shared/ui/button';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { driverSearchQuery } from '../api/driver-search';
import { countFilters, noFilters, searchOf, searchParams } from '../model/search-params';
import { DriverLine } from './driver-line';
import { ProfileSlot } from './profile-slot';
import { SearchActions } from './search-actions';
import { SearchBar } from './search-bar';

interface RowProps {
  card: DriverCard;
  order: OrderView;
}

/** Only a first contact shows whose turn it is: starting with the review, that depends on the user and the interview. */
function CandidacyChip({ state }: Pick<NonNullable<DriverCard['candidacy']>, 'state'>) {
  const { t } = useTranslation('labels');
  const { mayAct } = useRights();
  const words = t(`candidacy.${state}`);
  if (state === 'invited') return <StateChip turn="theirs">{words}</StateChip>;
  if (state === 'requested') return <StateChip turn={mayAct ? 'yours' : 'theirs'}>{words}</StateChip>;
  return <PlainChip>{words}</PlainChip>;
}

function SearchRow({ card, order }: RowProps) {
  const { candidacy } = card;
  return (
    <DriverLine
      driver={card}
      distanceMiles={card.distanceMiles}
      fit={card.fit}
      status={candidacy === null ? null : <CandidacyChip state={candidacy.state} />}
      actions={<SearchActions card={card} order={order} />}
    />
  );
}

/** Drivers who can be invited, nearest first (docs/state-machines.md#invitations-and-requests). */
export function DriverSearch({ order }: { order: OrderView }) {
  const { t } = useTranslation('hiring');
  const [values, setValues] = useQueryStates(searchParams);
  const query = useInfiniteQuery(driverSearchQuery(order._id, searchOf(values)));
  const list = pagedListOf(query, ({ data }) => ({ rows: data }));
  const rows = list.status === 'ready' ? list.rows : [];
  const isFiltered = countFilters(values) > 0;
  const isNamedOnly = values.name !== '' && countFilters({ ...values, name: '' }) === 0;
  const filteredHint = t(isNamedOnly ? 'empty.searchNamed' : 'empty.searchFiltered');
  const first = query.data?.pages[0];
  const total = first?.total ?? null;
  return (
    <>
      <SearchBar />
      {order.seatsTaken >= order.numberOfDrivers ? (
        <p role="status" className="gh-search-full">
          {t('searchFull')}
        </p>
      ) : null}
      {total === null || total === 0 ? null : (
        <p role="status" className="gh-search-found">
          {t(first?.isTotalCapped === true ? 'search.foundMore' : 'search.found', {
            count: total,
            number: formatCount(total),
          })}
        </p>
      )}
      <div className="gh-driver-lines">
        <CardList
          label={t('tab.search')}
          list={list.status === 'ready' ? { ...list, total: query.hasNextPage ? undefined : list.rows.length } : list}
          rowKey={({ _id }) => _id}
          empty={{
            title: t('empty.search'),
            hint: isFiltered ? filteredHint : t('empty.searchHint'),
            action: isFiltered ? (
              <Button onClick={() => void setValues(noFilters)}>{t('filter.clear')}</Button>
            ) : undefined,
          }}
          card={(card) => <SearchRow card={card} order={order} />}
        />
      </div>
      <ProfileSlot
        orderId={order._id}
        driverIds={rows.map(({ _id }) => _id)}
        more={list.status === 'ready' ? list.more : undefined}
        actionsFor={(index, showNext) => {
          const card = rows[index];
          return card === undefined ? null : (
            <SearchActions key={card._id} card={card} order={order} showNext={showNext} />
          );
        }}
      />
    </>
  );
}
