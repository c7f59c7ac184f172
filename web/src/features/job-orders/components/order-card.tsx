import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CandidacyTab } from '#domain/candidacies/tabs';
import type { OrderListItem } from '#domain/job-orders/schema';
import { stageOfTab } from '#web/entities/candidacies/stage-of-tab';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { usePayText } from '#web/entities/job-orders/pay-text';
import type { CardSelect } from '#web/shared/table/card-list';
import { AgeChip } from '#web/shared/ui/age-chip';
import { NextAction } from './next-action';
import { OrderMenu } from './order-menu';
import { OrderName } from './order-name';
import { StateCell } from './state-cell';

const TABS: readonly CandidacyTab[] = ['invited', 'requested', 'review', 'interview', 'hired'];

/** An order as a card: the columns of the table, and how many drivers are in each step. */
export function OrderCard({ order, select }: { order: OrderListItem; select: CardSelect | undefined }) {
  const { t } = useTranslation(['orders', 'labels']);
  const payText = usePayText();
  const orderPath = useOrderPath();
  const { counts, numberOfDrivers, statusSince, weeklyPay, _id } = order;
  return (
    <article className="gh-card gh-order-card" aria-label={order.title}>
      <div className="gh-order-card-head">
        {select?.box}
        <div id={select?.nameId} className="gh-order-card-name">
          <OrderName order={order} />
        </div>
        <AgeChip since={statusSince} />
      </div>
      <StateCell order={order} />
      <p className="gh-order-card-pay">
        {payText(weeklyPay)} · {t('list.seats', { taken: counts.hired, total: numberOfDrivers })}
      </p>
      <ul className="gh-order-card-counts">
        {TABS.filter((tab) => counts[tab] > 0).map((tab) => {
          const { stage, tab: shown } = stageOfTab[tab];
          return (
            <li key={tab}>
              <Link to={orderPath(_id, stage, shown)}>{t(`card.${tab}`, { count: counts[tab] })}</Link>
            </li>
          );
        })}
      </ul>
      <div className="gh-order-actions">
        <NextAction order={order} />
        <OrderMenu order={order} />
      </div>
    </article>
  );
}
