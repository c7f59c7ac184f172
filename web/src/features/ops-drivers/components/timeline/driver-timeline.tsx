import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldReports } from '#domain/driver-timeline/fold';
import { useDriverChangedAt } from '#web/shared/realtime/held-changes';
import { Button } from '#web/shared/ui/button';
import { History } from '#web/shared/ui/history';
import { Card, Stack } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { driverTimelineQuery } from '../../api/timeline';
import type { TimelineFilters as Filters } from '../../model/timeline';
import { isFiltered, timelineFilters } from '../../model/timeline';
import { TimelineFilters } from './filters';
import { Line } from './line';
import { AddNote } from './note-form';
import '#web/entities/candidacies/timeline.css';
import './timeline.css';

const LINES = ['82%', '64%', '73%', '58%'];

const Loading = () => (
  <div aria-hidden="true" className="gh-driver-timeline-loading">
    {LINES.map((width) => (
      <SkeletonLine key={width} width={width} />
    ))}
  </div>
);

function useLines(driverId: string, filters: Filters) {
  const query = useInfiniteQuery(driverTimelineQuery(driverId, filters));
  const changedAt = useDriverChangedAt(driverId);
  return {
    query,
    items: query.data && foldReports(query.data.pages.flatMap(({ data }) => data)),
    // The command refetches the user's own changes.
    isNew: query.data !== undefined && !query.isFetching && changedAt > query.dataUpdatedAt,
  };
}

function Lines({ driverId, filters, onClear }: { driverId: string; filters: Filters; onClear: () => void }) {
  const { t } = useTranslation('ops-driver');
  const { query, items, isNew } = useLines(driverId, filters);
  const { error } = query;
  if (items === undefined) {
    return error === null ? <Loading /> : <ErrorState error={error} retry={() => void query.refetch()} />;
  }
  const clear = <Button onClick={onClear}>{t('filter.clear')}</Button>;
  return (
    <>
      {isNew ? (
        <div className="gh-new-rows" role="status">
          <Button variant="primary" onClick={() => void query.refetch()}>
            {t('timeline.new')}
          </Button>
        </div>
      ) : null}
      {items.length === 0 ? (
        <EmptyState
          title={isFiltered(filters) ? t('timeline.nothing') : t('timeline.empty')}
          action={isFiltered(filters) ? clear : undefined}
        />
      ) : (
        <History
          label={t('timeline.title')}
          isBusy={query.isFetching}
          entries={items.map((item) => ({ key: item.key, content: <Line driverId={driverId} item={item} /> }))}
        />
      )}
      {query.hasNextPage ? (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('timeline.more')}
        </Button>
      ) : null}
    </>
  );
}

/** The driver's events, messages and notes. */
export function DriverTimeline({ driverId }: { driverId: string }) {
  const { t } = useTranslation('ops-driver');
  const [filters, setFilters] = useQueryStates(timelineFilters);
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setWriting(false);
    opener.current?.focus();
  };
  const write = (
    <Button
      ref={opener}
      size="small"
      aria-expanded={isWriting}
      onClick={() => {
        setWriting(!isWriting);
      }}
    >
      {t('note.title')}
    </Button>
  );
  return (
    <Card title={t('timeline.title')} extra={write}>
      <Stack>
        {isWriting ? <AddNote driverId={driverId} close={close} /> : null}
        <TimelineFilters filters={filters} onChange={(change) => void setFilters(change)} />
        <Lines driverId={driverId} filters={filters} onClear={() => void setFilters(null)} />
      </Stack>
    </Card>
  );
}
