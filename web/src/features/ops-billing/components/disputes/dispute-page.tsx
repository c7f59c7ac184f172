import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { WorkdayDispute } from '#domain/timesheets/disputes/schema';
import { DayLength, Remarks, WorkdayFlags } from '#web/entities/timesheets/day-notes';
import { formatMinutes } from '#web/entities/timesheets/format-minutes';
import { ShiftList } from '#web/entities/timesheets/shift-list';
import { useEntryTexts } from '#web/entities/timesheets/use-entry-texts';
import { WorkdayChip } from '#web/entities/timesheets/workday-chip';
import { WorkdayHistoryList } from '#web/entities/timesheets/workday-history';
import { formatDay, formatMoney } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { Alert } from '#web/shared/ui/alert';
import { Card, Facts, Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { disputeQuery } from '../../api/disputes';
import { settleModal } from '../../model/dispute-modal';
import { CalculationTable } from './calculation-table';
import '#web/entities/timesheets/timesheets.css';

function Settle({ dispute }: { dispute: WorkdayDispute }) {
  const { t } = useTranslation('ops-billing');
  const problemText = useProblemText();
  const mayAct = useCan('ops:act');
  return (
    <RefusableButton
      variant="primary"
      reason={mayAct ? undefined : problemText('forbidden')}
      onClick={() => {
        openModal(settleModal, dispute);
      }}
    >
      {t('disputes.settle')}
    </RefusableButton>
  );
}

function Hours({ dispute: { workday, assignment } }: { dispute: WorkdayDispute }) {
  const { t } = useTranslation(['ops-billing', 'labels']);
  const others = useEntryTexts()(workday.entries);
  const { pay, billedCents } = workday;
  return (
    <Card title={t('labels:term.hours')} extra={<WorkdayChip workday={workday} side="fleet" />}>
      <Stack gap={8}>
        <Facts
          columns={2}
          facts={[
            { label: t('labels:term.driver'), value: assignment.driver },
            { label: t('labels:term.carrier'), value: assignment.carrier },
            { label: t('disputes.job'), value: assignment.title },
            { label: t('labels:term.hours'), value: formatMinutes(workday.minutes) },
            { label: t('disputes.pay'), value: formatMoney(pay.cents) },
            {
              label: t('disputes.bill'),
              value: billedCents === null ? t('disputes.notBilled') : formatMoney(billedCents),
            },
          ]}
        />
        <Inline>
          <WorkdayFlags flags={workday.flags} />
        </Inline>
        <DayLength minutes={workday.dayMinutes} />
        <ShiftList workday={workday} />
        {others.length === 0 ? null : <p className="gh-shift-note">{others.join(' · ')}</p>}
      </Stack>
    </Card>
  );
}

function Dispute({ dispute }: { dispute: WorkdayDispute }) {
  const { t } = useTranslation(['ops-billing', 'timesheets']);
  const { workday, history } = dispute;
  const { weekDifferenceCents } = workday.pay;
  return (
    <>
      {workday.dispute === null ? <Alert>{t('disputes.settled')}</Alert> : null}
      <Remarks workday={workday} side="fleet" />
      <Hours dispute={dispute} />
      <Card title={t('disputes.calculation')}>
        <CalculationTable workday={workday} />
        {weekDifferenceCents === 0 ? null : (
          <p className="gh-shift-note">{t('disputes.difference', { amount: formatMoney(weekDifferenceCents) })}</p>
        )}
      </Card>
      <Card title={t('timesheets:history')}>
        <WorkdayHistoryList events={history.data} workday={workday} side="fleet" />
      </Card>
    </>
  );
}

/** A disputed workday: its calculation, what both sides said, and how operations settle it. */
export function DisputePage() {
  const { t } = useTranslation('ops-billing');
  const { workdayId = '' } = useParams();
  const { data: dispute, error, refetch } = useQuery(disputeQuery(workdayId));
  return (
    <Stack>
      <PageHeader
        title={
          dispute === undefined
            ? t('disputes.one')
            : t('disputes.of', { name: dispute.assignment.driver, day: formatDay(dispute.workday.day) })
        }
        crumbs={[{ label: t('part.disputes'), to: paths.opsBillingPart('disputes') }]}
        action={dispute === undefined || dispute.workday.dispute === null ? undefined : <Settle dispute={dispute} />}
      />
      {dispute === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {dispute === undefined && error === null ? <PageSkeleton /> : null}
      {dispute === undefined ? null : <Dispute dispute={dispute} />}
    </Stack>
  );
}
