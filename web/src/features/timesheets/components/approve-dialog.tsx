import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalPreview, WorkdayAnswers } from '#domain/timesheets/schema';
import { formatMinutes } from '#web/entities/timesheets/format-minutes';
import { useWorkdayCommand } from '#web/entities/timesheets/workdays';
import { formatDay, formatMoney } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Facts, Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { approveMany, previewQuery } from '../api/timesheets';
import { type Approvable, approveBody, splitPreview, totalsOf, type TypedAmounts } from '../model/approval';
import { ApproveRows } from './approve-rows';
import '#web/entities/timesheets/timesheets.css';
import './timesheets-page.css';

type Rows = ApprovalPreview['data'];

/** The result for each workday. */
function Results({ answers, rows, close }: { answers: WorkdayAnswers; rows: Rows; close: () => void }) {
  const { t } = useTranslation('timesheet-approval');
  const problemText = useProblemText();
  const nameOf = (id: string) => {
    const row = rows.find(({ _id }) => _id === id);
    return row === undefined ? id : t('approve.row', { name: row.driver, day: formatDay(row.day) });
  };
  return (
    <Stack>
      <p role="status">{t('approve.result', { count: answers.done, refused: answers.refused })}</p>
      <ul className="gh-approve-list" aria-label={t('approve.results')}>
        {answers.data.map(({ _id, isDone, code, payCents }) => (
          <li key={_id}>
            <strong>{nameOf(_id)}</strong>{' '}
            <span className={isDone ? 'gh-numbers' : 'gh-approve-refusal'}>
              {isDone
                ? t('approve.approvedFor', { amount: formatMoney(payCents ?? 0) })
                : problemText(code ?? 'internal')}
            </span>
          </li>
        ))}
      </ul>
      <div className="gh-dialog-footer">
        <Button variant="primary" onClick={close}>
          {t('approve.close')}
        </Button>
      </div>
    </Stack>
  );
}

interface PreviewProps {
  rows: Rows;
  refs: readonly Approvable[];
  close: () => void;
  onDone: () => void;
}

function Preview({ rows: current, refs, close, onDone }: PreviewProps) {
  const { t } = useTranslation(['timesheet-approval', 'common']);
  const [amounts, setAmounts] = useState<TypedAmounts>({});
  // The approval itself changes the workdays, which are read again before its answer arrives: until then, and while it can
  // be repeated, the dialog shows what was approved.
  const [sent, setSent] = useState<Rows>();
  const rows = sent ?? current;
  const approve = useWorkdayCommand(approveMany, onDone);
  const { possible, unpriced, refused } = splitPreview(rows, amounts);
  const totals = totalsOf(possible, amounts);
  if (approve.data !== undefined) return <Results answers={approve.data} rows={rows} close={close} />;
  return (
    <Stack>
      {approve.error === null ? null : <Alert problem={approve.error} />}
      <Facts
        columns={3}
        facts={[
          { label: t('approve.count'), value: totals.count },
          { label: t('approve.hours'), value: formatMinutes(totals.minutes) },
          { label: t('approve.amount'), value: formatMoney(totals.payCents) },
          ...(totals.billedCents === null
            ? []
            : [
                {
                  label: t(totals.hasTyped ? 'approve.billedBesidesTyped' : 'week.billed'),
                  value: formatMoney(totals.billedCents),
                },
              ]),
        ]}
      />
      {unpriced.length === 0 ? null : <p>{t('approve.unpriced', { count: unpriced.length })}</p>}
      {refused.length === 0 ? null : <p>{t('approve.refused', { count: refused.length })}</p>}
      <ApproveRows
        rows={rows}
        amounts={amounts}
        onAmount={(id, amount) => {
          setAmounts({ ...amounts, [id]: amount });
        }}
      />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{t('common:cancel')}</Button>
        <Button
          variant="primary"
          loading={approve.isPending}
          disabled={possible.length === 0}
          onClick={() => {
            setSent(rows);
            approve.mutate(approveBody(possible, refs, amounts));
          }}
        >
          {t('approve.action', { count: possible.length })}
        </Button>
      </div>
    </Stack>
  );
}

/** The preview of an approval: nothing is approved before it is confirmed, and each workday has a result of its own. */
export function ApproveDialog({
  data: { refs, onDone },
  close,
}: ModalProps<{ refs: readonly Approvable[]; onDone: () => void }>) {
  const { t } = useTranslation('timesheet-approval');
  const { data, error, refetch } = useQuery(previewQuery(refs));
  return (
    <Dialog title={t('approve.action', { count: refs.length })} onClose={close} width={680}>
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : <Preview rows={data.data} refs={refs} close={close} onDone={onDone} />}
    </Dialog>
  );
}
