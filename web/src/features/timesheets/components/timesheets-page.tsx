import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MAX_WORKDAYS } from '#domain/timesheets/limits';
import type { TimesheetBrief, TimesheetBriefs } from '#domain/timesheets/schema';
import { SaveButton } from '#web/entities/reports/save-button';
import { WeekNav } from '#web/entities/timesheets/week-nav';
import { pagedListOf } from '#web/shared/http/list-state';
import { paths } from '#web/shared/paths';
import { KeyedCardList } from '#web/shared/table/keyed-card-list';
import { type Selection, useSelection } from '#web/shared/table/selection';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { briefsQuery, saveTimesheets } from '../api/timesheets';
import { countFilters, useTimesheetFilters } from '../model/filters';
import { approveModal } from './modals';
import { TimesheetFilterBar } from './timesheet-filter-bar';
import { WeekCard } from './week-card';
import '#web/entities/bulk/bulk.css';
import '#web/entities/timesheets/timesheets.css';
import './timesheets-page.css';

interface ApproveBarProps {
  briefs: readonly TimesheetBrief[];
  selection: Selection;
}

/** Approves the submitted days of all selected weeks, after a preview. */
function ApproveBar({ briefs, selection }: ApproveBarProps) {
  const { t } = useTranslation('timesheet-approval');
  const selected = briefs.filter(({ _id }) => selection.selected.has(_id));
  if (selected.length === 0) return null;
  const refs = selected.flatMap(({ approvable }) => approvable);
  const clear = () => {
    selection.setAll([]);
  };
  return (
    <section className="gh-bulk-bar" aria-label={t('bulk.label')}>
      <div className="gh-bulk-count">
        <strong role="status">{t('bulk.selected', { count: selected.length })}</strong>
        {refs.length > MAX_WORKDAYS ? <span className="gh-bulk-why">{t('bulk.tooMany')}</span> : null}
      </div>
      <div className="gh-bulk-acts">
        <Button
          variant="primary"
          size="small"
          disabled={refs.length === 0 || refs.length > MAX_WORKDAYS}
          onClick={() => {
            openModal(approveModal, { refs, onDone: clear });
          }}
        >
          {t('approve.action', { count: refs.length })}
        </Button>
        <Button variant="text" size="small" onClick={clear}>
          {t('bulk.clear')}
        </Button>
      </div>
    </section>
  );
}

/** How many days wait for approval, with a link to the first of their weeks if another one is shown. */
function Waiting({ list: { waiting, oldestWaitingOn, week } }: { list: TimesheetBriefs }) {
  const { t } = useTranslation('timesheet-approval');
  if (waiting === 0 || oldestWaitingOn === null) return t('lead');
  const isShown = oldestWaitingOn >= week.startsOn && oldestWaitingOn <= week.endsOn;
  return (
    <>
      {t('waiting', { count: waiting })}
      {isShown ? null : <Link to={paths.timesheetWeek(oldestWaitingOn)}>{t('oldestWeek')}</Link>}
    </>
  );
}

/** The weeks of the carrier's drivers: what they worked, what it costs, and what waits for approval. */
export function TimesheetsPage() {
  const { t } = useTranslation(['timesheet-approval', 'labels', 'payroll-exports']);
  const [filters, setFilters] = useTimesheetFilters();
  const query = useInfiniteQuery(briefsQuery(filters));
  const selection = useSelection(JSON.stringify(filters));
  const first = query.data?.pages[0];
  const briefs = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const clear = (
    <Button onClick={() => void setFilters({ facility: null, driver: null, state: null })}>
      {t('labels:term.clearFilters')}
    </Button>
  );
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        subtitle={first === undefined ? t('lead') : <Waiting list={first} />}
        action={
          first === undefined ? undefined : (
            <Inline>
              <ButtonLink to={paths.payrollExports} size="small">
                {t('payroll-exports:title')}
              </ButtonLink>
              <SaveButton save={() => saveTimesheets(filters, first.week.startsOn)} label={t('title')} />
            </Inline>
          )
        }
      />
      {first === undefined ? null : (
        <WeekNav
          week={first.week}
          onChange={(week) => {
            void setFilters({ week });
          }}
        />
      )}
      <TimesheetFilterBar
        filters={filters}
        week={filters.week ?? first?.week.startsOn ?? ''}
        onChange={(change) => void setFilters(change)}
      />
      <KeyedCardList
        label={t('title')}
        list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
        rowKey={({ _id }) => _id}
        card={(brief, select) => <WeekCard brief={brief} select={select} />}
        selection={selection}
        empty={
          countFilters(filters) > 0
            ? { title: t('filtered'), hint: t('filteredHint'), action: clear }
            : { title: t('empty'), hint: t('emptyHint') }
        }
      />
      <ApproveBar briefs={briefs} selection={selection} />
    </Stack>
  );
}
