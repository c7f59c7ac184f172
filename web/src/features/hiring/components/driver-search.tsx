import type { DriverCard } from '#domain/drivers/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { driverName } from '../../../shared/carrier/driver-name';
import { useRefusalText } from '../../../shared/carrier/refusal-text';
import { pagedListOf } from '../../../shared/http/list-state';
import { useProblemText } from '../../../shared/i18n/use-problem-text';
import { CardList } from '../../../shared/table/card-list';
import { Button } from '../../../shared/ui/button';
import { confirm } from '../../../shared/ui/confirm';
import { RefusableButton } from '../../../shared/ui/refusable-button';
import { StateChip } from '../../../shared/ui/state-chip';
import { toast } from '../../../shared/ui/toasts';
import { useInvite } from '../api/commands';
import { driverSearchQuery } from '../api/driver-search';
import { countFilters, noFilters, searchOf, searchParams } from '../model/search-params';
import { DriverLine } from './driver-line';
import { ProfileSlot } from './profile-slot';
import { SearchBar } from './search-bar';

interface RowProps {
  card: DriverCard;
  order: OrderView;
}

/** The invitation goes out at once when he fits; a near miss or worse is asked about first. */
function InviteButton({ card, order }: RowProps) {
  const { t } = useTranslation('hiring');
  const problemText = useProblemText();
  const refusalText = useRefusalText();
  const invite = useInvite();
  const name = driverName(card);
  const invitation = { orderId: order._id, driverId: card._id };
  const isMismatch = card.fit.some(({ result }) => result === 'fail');
  const send = () => {
    invite.mutate(invitation, {
      onSuccess: () => {
        toast.success(t('invite.done', { name }));
      },
      onError: (problem) => {
        toast.error(problemText(problem));
      },
    });
  };
  const ask = () => {
    confirm({
      title: t('invite.mismatchTitle', { name }),
      text: t('invite.mismatchText'),
      confirmLabel: t('invite.label'),
      onConfirm: () => invite.mutateAsync(invitation),
    });
  };
  return (
    <RefusableButton
      size="small"
      loading={invite.isPending}
      reason={card.inviteRefusal === null ? undefined : refusalText(card.inviteRefusal)}
      onClick={isMismatch ? ask : send}
    >
      {t('invite.label')}
    </RefusableButton>
  );
}

/** A row that already stands on this order shows where instead of the button (workflows page, section 5). */
function SearchActions({ card, order }: RowProps) {
  const { candidacy } = card;
  const isLive = candidacy !== null && candidacy.state !== 'closed';
  return isLive ? null : <InviteButton card={card} order={order} />;
}

function SearchRow({ card, order }: RowProps) {
  const { t } = useTranslation('labels');
  const { candidacy } = card;
  return (
    <DriverLine
      driver={card}
      distanceMiles={card.distanceMiles}
      fit={card.fit}
      situation={candidacy === null ? null : <StateChip turn="theirs">{t(`candidacy.${candidacy.state}`)}</StateChip>}
      actions={<SearchActions card={card} order={order} />}
    />
  );
}

/** Drivers who may be invited, the nearest first (spec section 2, "Invite stage"). */
export function DriverSearch({ order }: { order: OrderView }) {
  const { t } = useTranslation('hiring');
  const [values, setValues] = useQueryStates(searchParams);
  const query = useInfiniteQuery(driverSearchQuery(order._id, searchOf(values)));
  const list = pagedListOf(query, ({ data }) => ({ rows: data }));
  const rows = list.status === 'ready' ? list.rows : [];
  const isFiltered = countFilters(values) > 0;
  return (
    <>
      <SearchBar />
      <div className="gh-driver-lines">
        <CardList
          label={t('tab.search')}
          list={list.status === 'ready' ? { ...list, total: query.hasNextPage ? undefined : list.rows.length } : list}
          rowKey={({ _id }) => _id}
          empty={{
            title: t('empty.search'),
            hint: isFiltered ? t('empty.searchFiltered') : t('empty.searchHint'),
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
        actionsFor={(index) => {
          const card = rows[index];
          return card === undefined ? null : <SearchActions card={card} order={order} />;
        }}
      />
    </>
  );
}
