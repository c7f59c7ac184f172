import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { DriverTimesheet, TimesheetAssignment } from '#domain/timesheets/schema';
import { LazyOwnStatus } from '#web/entities/eld/lazy-own-status';
import { Choice } from '#web/shared/form/choice';
import { fetchNow } from '#web/shared/http/fetch-now';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { driverTimesheetQuery } from '../api/driver-timesheet';
import { clockState } from '../model/clock-state';
import { dayIn } from '../model/days';
import { ClockCard } from './clock-card';
import { LazyWeekSection } from './lazy-week-section';
import { openDay } from './open-day';
import { UnsentNotice } from './unsent-notice';
import { useUnsent } from './use-clock';
import '#web/entities/timesheets/timesheets.css';
import './driver-timesheet.css';

/** The shown week and assignment, which are in the URL. */
function useShown() {
  const [search, setSearch] = useSearchParams();
  const show = (name: 'week' | 'assignment', value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return { week: dayIn(search.get('week')), assignmentId: search.get('assignment'), show };
}

type Shown = ReturnType<typeof useShown>;

interface ChooserProps {
  assignments: readonly TimesheetAssignment[];
  chosen: TimesheetAssignment;
  show: Shown['show'];
}

/** Shown with several assignments. */
function AssignmentChoice({ assignments, chosen, show }: ChooserProps) {
  const { t } = useTranslation('driver-timesheet');
  if (assignments.length < 2) return null;
  const textOf = ({ title, carrier }: TimesheetAssignment) => t('assignmentOf', { title, carrier });
  return (
    <Choice
      label={t('assignment')}
      value={chosen._id}
      values={assignments.map(({ _id }) => _id)}
      text={(id) => textOf(assignments.find(({ _id }) => _id === id) ?? chosen)}
      onChange={(id) => {
        show('assignment', id);
      }}
    />
  );
}

/** Opens the workday of the open shift, whichever week and assignment are shown. */
function useSetEnd() {
  const client = useQueryClient();
  return ({ day, assignmentId, workdayId }: NonNullable<DriverTimesheet['open']>) => {
    fetchNow(client, { ...driverTimesheetQuery({ week: day, assignmentId }), staleTime: 0 }).then(
      ({ timesheet }) => {
        const workday = timesheet?.workdays.find(({ _id }) => _id === workdayId);
        if (timesheet !== null && workday !== undefined) openDay({ day, workday, assignment: timesheet.assignment });
      },
      (problem: unknown) => {
        toast.problem(problem);
      },
    );
  };
}

function Sheet({ sheet, shown }: { sheet: DriverTimesheet; shown: Shown }) {
  const { t } = useTranslation('driver-timesheet');
  const unsent = useUnsent();
  const setEnd = useSetEnd();
  const { assignments, open, timesheet } = sheet;
  const state = clockState(
    open,
    unsent.filter(({ refusal }) => refusal === null),
  );
  const [first] = assignments;
  const chosen = timesheet?.assignment ?? first;
  if (chosen === undefined) {
    return (
      <EmptyState
        title={t('none')}
        hint={t('noneHint')}
        action={<ButtonLink to={paths.driverApplications}>{t('noneAction')}</ButtonLink>}
      />
    );
  }
  // A shift is ended where it was started, whichever assignment is shown.
  const clocked = assignments.find(({ _id }) => _id === state.assignmentId) ?? chosen;
  return (
    <>
      <UnsentNotice unsent={unsent} assignments={assignments} />
      <ClockCard
        assignment={clocked}
        state={state}
        onSetEnd={
          open === null
            ? undefined
            : () => {
                setEnd(open);
              }
        }
      />
      <LazyOwnStatus zone={clocked.timeZone} />
      <AssignmentChoice assignments={assignments} chosen={chosen} show={shown.show} />
      {timesheet === null ? null : (
        <LazyWeekSection
          timesheet={timesheet}
          onWeek={(week) => {
            shown.show('week', week);
          }}
        />
      )}
    </>
  );
}

/** The driver's timesheet: the clock, and the hours of a week. */
export function DriverTimesheetPage() {
  const { t } = useTranslation('driver-timesheet');
  const shown = useShown();
  const { data, error, refetch } = useQuery(driverTimesheetQuery(shown));
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : <Sheet sheet={data} shown={shown} />}
    </Stack>
  );
}
