import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isArrivalIn } from '#domain/review-queue/arrivals';
import type { QueuedReview } from '#domain/review-queue/schema';
import { pagedListOf } from '#web/shared/http/list-state';
import { daysSince } from '#web/shared/i18n/format';
import { KeyHint } from '#web/shared/keys/key-hint';
import { useSingleKey } from '#web/shared/keys/use-single-key';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { EmptyState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { useReleaseReview, useTakeNext } from '../api/commands';
import type { QueueFilters as Filters, ReviewKey } from '../api/queue';
import { asQuery, keyOf, queueQuery, queueSummaryQuery } from '../api/queue';
import { useQueueParams } from '../model/queue-params';
import { QueueFilters } from './queue-filters';
import { QueueList } from './queue-list';
import { ReviewPane } from './review-pane';
import { ReviewTabs } from './review-tabs';
import './review-queue.css';

/** Opens one review after another, and releases undecided ones. */
function useReviewFlow() {
  const { t } = useTranslation('review-queue');
  const { filters, opened, open, setFilters } = useQueueParams();
  const [hasMoved, setHasMoved] = useState(false);
  const release = useReleaseReview(() => undefined);
  const go = (to: ReviewKey | null) => {
    setHasMoved(true);
    if (opened !== null && (to === null || keyOf(to) !== keyOf(opened))) {
      release.mutate({ driverId: opened.driverId, thing: opened.thing });
    }
    open(to);
  };
  const take = useTakeNext(({ review }) => {
    if (review === null) toast.info(t('nothingFree'));
    else go(review);
  });
  const next = (from: QueuedReview | null) => {
    if (take.isPending) return;
    const after = from && { sentAt: from.sentAt, driverId: from.driverId, thing: from.thing };
    take.mutate({ ...asQuery(filters), after });
  };
  return { filters, setFilters, opened, go, next, take, release, hasMoved };
}

function useSubtitle(filters: Filters) {
  const { t } = useTranslation('review-queue');
  const { data } = useQuery(queueSummaryQuery(filters));
  if (data === undefined) return { line: undefined, claims: undefined, isEmpty: false };
  const { waiting, oldestSentAt, claims } = data;
  const count = claims.filter(({ thing }) => filters.kind === null || thing === filters.kind).length;
  const parts = [
    t('waiting', { count: waiting }),
    // eslint-disable-next-line react/purity -- an age counts days: it is as of the last render
    ...(oldestSentAt === null ? [] : [t('oldest', { count: daysSince(oldestSentAt, new Date()) })]),
    // Claims do not name the driver's stage.
    ...(count === 0 || filters.stage !== null ? [] : [t('inHands', { count })]),
  ];
  return { line: parts.join(' · '), claims, isEmpty: waiting === 0 };
}

function Unopened({ isEmpty, onNext }: { isEmpty: boolean; onNext: () => void }) {
  const { t } = useTranslation('review-queue');
  useSingleKey('reviews.next', onNext);
  return <EmptyState title={t('nothingOpen')} hint={isEmpty ? undefined : t('nothingOpenHint')} />;
}

/** Waiting reviews of all drivers: a list, and one claimed review to decide. */
export function ReviewsPage() {
  const { t } = useTranslation('review-queue');
  const { filters, setFilters, opened, go, next, take, release, hasMoved } = useReviewFlow();
  const query = useInfiniteQuery(queueQuery(filters));
  const { line, claims, isEmpty } = useSubtitle(filters);
  const held = useHeldChanges(
    'review',
    () => query.refetch(),
    (id) => isArrivalIn(id, asQuery(filters)),
  );
  const isFiltered = filters.kind !== null || filters.stage !== null;
  const problem = take.error ?? release.error;
  const clear = (
    <Button
      onClick={() => {
        setFilters({ kind: null, stage: null });
      }}
    >
      {t('filter.clear')}
    </Button>
  );
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        subtitle={line}
        action={
          opened === null ? (
            <Button
              variant="primary"
              loading={take.isPending}
              onClick={() => {
                next(null);
              }}
            >
              {t('takeNext')}
              <KeyHint of="reviews.next" />
            </Button>
          ) : undefined
        }
      />
      <ReviewTabs />
      {problem === null ? null : <Alert problem={problem} />}
      <div className={opened === null ? 'gh-queue' : 'gh-queue gh-queue-opened'}>
        <Stack className="gh-queue-side">
          <QueueFilters filters={filters} onChange={setFilters} />
          <NewRowsPill count={held.count} onShow={held.release} />
          <QueueList
            list={pagedListOf(query, ({ data }) => ({ rows: data }))}
            claims={claims}
            opened={opened}
            empty={
              isFiltered
                ? { title: t('emptyFiltered'), hint: t('emptyFilteredHint'), action: clear }
                : { title: t('empty'), hint: t('emptyHint') }
            }
            onOpen={go}
          />
        </Stack>
        <section aria-label={t('inHand')} className="gh-queue-pane">
          {opened === null ? (
            <Unopened
              isEmpty={isEmpty}
              onNext={() => {
                next(null);
              }}
            />
          ) : (
            <ReviewPane
              key={keyOf(opened)}
              review={opened}
              isTaking={take.isPending}
              takesFocus={hasMoved}
              onNext={next}
              onRelease={() => {
                go(null);
              }}
            />
          )}
        </section>
      </div>
    </Stack>
  );
}
