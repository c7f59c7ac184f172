import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownDates } from '#domain/interviews/calendar-days';
import { daysAfter } from '#domain/shared/periods';
import { ownZone } from '#web/shared/i18n/own-zone';
import { useCan, useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { calendarQuery } from '../api/calendar';
import { useCalendarParams } from '../model/calendar-params';
import { CalendarControls } from './calendar-controls';
import { CalendarGrid } from './calendar-grid';
import { CalendarList } from './calendar-list';
import { ClockChanges } from './clock-changes';
import { feedModal, scorecardFormModal } from './modals';
import './interviews.css';

function Actions() {
  const { t } = useTranslation('interviews');
  const mayAct = useCan('hiring:act');
  const isAdmin = useCan('staff:manage');
  return (
    <Inline>
      {isAdmin && mayAct ? (
        <Button
          onClick={() => {
            openModal(scorecardFormModal, undefined);
          }}
        >
          {t('scorecard.edit')}
        </Button>
      ) : null}
      {mayAct ? (
        <Button
          onClick={() => {
            openModal(feedModal, undefined);
          }}
        >
          {t('feed.open')}
        </Button>
      ) : null}
    </Inline>
  );
}

/** The interviews of the carrier by week, by day or as a list (/business/interviews). */
export function InterviewsPage() {
  const { t } = useTranslation('interviews');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const params = useCalendarParams();
  const { view, date, facilityId, interviewerId } = params;
  const dates = shownDates(date, view === 'day' ? 'day' : 'week');
  const from = dates[0] ?? date;
  const query = useQuery(calendarQuery({ organizationId, from, days: dates.length, facilityId, interviewerId }));
  const items = query.data?.data;
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={t('lead')} action={<Actions />} />
      <CalendarControls
        params={params}
        dates={dates}
        move={(steps) => {
          params.show({ date: daysAfter(date, steps * dates.length) });
        }}
      />
      {items === undefined && query.error !== null ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : null}
      {items === undefined && query.error === null ? <PageSkeleton /> : null}
      {items === undefined ? null : (
        <>
          <ClockChanges
            items={items}
            dates={dates}
            facilityId={facilityId}
            shownIn={view === 'list' ? null : ownZone()}
          />
          {items.length === 0 ? (
            <EmptyState title={t(`empty.${view === 'day' ? 'day' : 'week'}`)} hint={t('empty.hint')} />
          ) : null}
          {view === 'list' || items.length === 0 ? null : (
            <CalendarGrid
              items={items}
              dates={dates}
              openDay={(day) => {
                params.show({ view: 'day', date: day });
              }}
            />
          )}
          {items.length === 0 ? null : <CalendarList items={items} dates={dates} isAlone={view === 'list'} />}
        </>
      )}
    </Stack>
  );
}
