import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverCard } from '#domain/drivers/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { useRights } from '#web/entities/candidacies/waiting';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { pagedListOf } from '#web/shared/http/list-state';
import { KeyedCardList } from '#web/shared/table/keyed-card-list';
import { SelectRow } from '#web/shared/table/select-boxes';
import type { Selection } from '#web/shared/table/selection';
import { useSelection } from '#web/shared/table/selection';
import { Button } from '#web/shared/ui/button';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { driverSearchQuery } from '../api/driver-search';
import { countFilters, noFilters, searchOf, searchParams } from '../model/search-params';
import { DriverLine } from './driver-line';
import { InviteBar } from './invite-bar';
import { ProfileSlot } from './profile-slot';
import { SearchActions } from './search-actions';
import { SearchBar } from './search-bar';
import { SearchNotes } from './search-notes';

interface RowProps {
  card: DriverCard;
  order: OrderView;
  /** Undefined if nobody in the list can be invited. */
  selection: Selection | undefined;
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

/** Drivers who can be invited now have a check box. */
function SearchRow({ card, order, selection }: RowProps) {
  const { candidacy } = card;
  const nameId = useId();
  const line = (
    <DriverLine
      driver={card}
      distanceMiles={card.distanceMiles}
      fit={card.fit}
      status={candidacy === null ? null : <CandidacyChip state={candidacy.state} />}
      actions={<SearchActions card={card} order={order} />}
    />
  );
  if (selection === undefined) return line;
  const { selected, toggle } = selection;
  return (
    <div className="gh-search-pick">
      {card.inviteRefusal === null ? (
        <SelectRow rowId={card._id} isSelected={selected.has(card._id)} toggle={toggle} namedBy={nameId} />
      ) : null}
      <span id={nameId} hidden>
        {driverName(card)}
      </span>
      {line}
    </div>
  );
}

/** Drivers who can be invited, one by one or together (docs/state-machines.md#invitations-and-requests). */
export function DriverSearch({ order }: { order: OrderView }) {
  const { t } = useTranslation('hiring');
  const [values, setValues] = useQueryStates(searchParams);
  const query = useInfiniteQuery(driverSearchQuery(order._id, searchOf(values)));
  const list = pagedListOf(query, ({ data }) => ({ rows: data }));
  const rows = list.status === 'ready' ? list.rows : [];
  const isFiltered = countFilters(values) > 0;
  const isNamedOnly = values.name !== '' && countFilters({ ...values, name: '' }) === 0;
  const filteredHint = t(isNamedOnly ? 'empty.searchNamed' : 'empty.searchFiltered');
  const selection = useSelection(JSON.stringify(values));
  const possible = rows.filter(({ inviteRefusal }) => inviteRefusal === null);
  return (
    <>
      <SearchBar facility={order.facility} />
      {order.seatsTaken >= order.numberOfDrivers ? (
        <p role="status" className="gh-search-full">
          {t('searchFull')}
        </p>
      ) : null}
      <SearchNotes first={query.data?.pages[0]} sort={values.sort} fits={values.fits} />
      <div className="gh-driver-lines">
        <KeyedCardList
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
          card={(card) => (
            <SearchRow card={card} order={order} selection={possible.length === 0 ? undefined : selection} />
          )}
        />
        <InviteBar orderId={order._id} possible={possible} selection={selection} />
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
