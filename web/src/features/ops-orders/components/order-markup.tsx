import { useTranslation } from 'react-i18next';
import type { OrderView } from '#domain/job-orders/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { markupModal } from './modals';

/** The markup of an order, which only operations see and set. */
export function OrderMarkup({ order: { _id, title, markup } }: { order: Pick<OrderView, '_id' | 'title' | 'markup'> }) {
  const { t } = useTranslation('ops-orders');
  const rate = markup?.markupRate ?? null;
  return (
    <Inline>
      <span>{rate === null ? t('markup.none') : t('markup.value', { rate: String(rate) })}</span>
      {markup === undefined || markup.setAt === null ? null : (
        <span className="gh-ops-state">
          {t('markup.setBy', { name: markup.setBy ?? '', date: formatDate(markup.setAt) })}
        </span>
      )}
      <Button
        size="small"
        onClick={() => {
          openModal(markupModal, { id: _id, title, markupRate: rate });
        }}
      >
        {t('markup.action')}
      </Button>
    </Inline>
  );
}
