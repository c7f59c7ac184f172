import { useTranslation } from 'react-i18next';
import { BULK_LIMIT } from '#domain/bulk/actions';
import type { DriverCard } from '#domain/drivers/schema';
import type { OrderView } from '#domain/job-orders/schema';
import { formatCount } from '#web/shared/i18n/format';
import type { Selection } from '#web/shared/table/selection';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { inviteManyModal } from './modals/modals';

interface InviteBarProps {
  order: OrderView;
  /** The loaded drivers who can be invited. */
  possible: readonly DriverCard[];
  selection: Selection;
}

/** Below the list while drivers are selected: invites them all, after a look at who they are. */
export function InviteBar({ order, possible, selection: { selected, setAll } }: InviteBarProps) {
  const { t } = useTranslation('hiring');
  const cards = possible.filter(({ _id }) => selected.has(_id));
  if (cards.length === 0) return null;
  const isTooMany = cards.length > BULK_LIMIT;
  return (
    <section className="gh-invite-bar" aria-label={t('inviteMany.bar')}>
      <strong role="status">{t('inviteMany.selected', { count: cards.length })}</strong>
      {isTooMany ? <span>{t('inviteMany.tooMany', { most: formatCount(BULK_LIMIT) })}</span> : null}
      {cards.length < possible.length ? (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            setAll(possible.map(({ _id }) => _id));
          }}
        >
          {t('inviteMany.all', { count: possible.length })}
        </Button>
      ) : null}
      <Button
        size="small"
        variant="text"
        onClick={() => {
          setAll([]);
        }}
      >
        {t('inviteMany.clear')}
      </Button>
      <Button
        size="small"
        variant="primary"
        disabled={isTooMany}
        onClick={() => {
          openModal(inviteManyModal, {
            orderId: order._id,
            cards,
            onDone: () => {
              setAll([]);
            },
          });
        }}
      >
        {t('inviteMany.open', { count: cards.length })}
      </Button>
    </section>
  );
}
