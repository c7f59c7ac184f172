import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Payout } from '#domain/payouts/schema';
import { formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { payoutsQuery } from '../api/payouts';
import { OwnRates } from './own-rates';
import { PayoutCard } from './payout-card';
import '#web/entities/timesheets/timesheets.css';

/** The card that payouts wait for: one for all of them. */
function CardLink({ payouts }: { payouts: readonly Payout[] }) {
  const { t } = useTranslation('driver-pay');
  const waiting = payouts.filter(({ needsCard }) => needsCard);
  if (waiting.length === 0) return null;
  const isRefused = waiting.some(({ state }) => state === 'failed');
  return (
    <ButtonLink to={paths.addDebitCard} variant="primary">
      {t(isRefused ? 'replaceCard' : 'addCard')}
    </ButtonLink>
  );
}

/** The driver's pay by week: the sums, each payout and its statement. */
export function PayPage() {
  const { t } = useTranslation('driver-pay');
  const query = useInfiniteQuery(payoutsQuery());
  const first = query.data?.pages[0];
  const payouts = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t('lead')} crumbs={[{ label: t('back'), to: paths.start }]} />
      {first === undefined && query.error === null ? <PageSkeleton /> : null}
      {first === undefined && query.error !== null ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : null}
      {first === undefined || first.count === 0 ? null : (
        <p>
          {t('sums', { open: formatMoney(first.openCents), paid: formatMoney(first.paidThisYearCents) })}
          {first.isOpen ? null : ` ${t('closed')}`}
        </p>
      )}
      <CardLink payouts={payouts} />
      <OwnRates />
      {first?.count === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      <ul className="gh-cards" aria-label={t('title')}>
        {payouts.map((payout) => (
          <li key={payout._id}>
            <PayoutCard payout={payout} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Stack>
  );
}
