import { useTranslation } from 'react-i18next';
import type { ApprovalPreview } from '#domain/timesheets/schema';
import { WorkdayFlags } from '#web/entities/timesheets/day-notes';
import { formatMinutes } from '#web/entities/timesheets/format-minutes';
import { PayLines } from '#web/entities/timesheets/pay-lines';
import { TextBox } from '#web/shared/form/text-box';
import { formatDay, formatMoney } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Inline } from '#web/shared/ui/layout';
import { ScrollArea } from '#web/shared/ui/scroll-area';
import { needsAmount, type TypedAmount, type TypedAmounts } from '../model/approval';
import { AmountBox } from './amount-box';

type Row = ApprovalPreview['data'][number];

interface AmountFieldsProps {
  row: Row;
  amount: TypedAmount;
  onChange: (amount: TypedAmount) => void;
}

/** The amount of pay that is not computed, with its reason. */
function AmountFields({ row: { driver, day }, amount, onChange }: AmountFieldsProps) {
  const { t } = useTranslation('timesheet-approval');
  const of = { name: driver, day: formatDay(day) };
  return (
    <div className="gh-approve-amount">
      <AmountBox
        label={t('approve.amountOf', of)}
        onChange={(cents) => {
          onChange({ ...amount, cents });
        }}
      />
      <TextBox
        label={t('approve.reasonOf', of)}
        value={amount.reason}
        onChange={(reason) => {
          onChange({ ...amount, reason });
        }}
      />
    </div>
  );
}

interface ApproveRowsProps {
  rows: readonly Row[];
  amounts: TypedAmounts;
  onAmount: (id: string, amount: TypedAmount) => void;
}

/** Each workday with its hours, pay lines and flags, and why it cannot be approved. */
export function ApproveRows({ rows, amounts, onAmount }: ApproveRowsProps) {
  const { t } = useTranslation('timesheet-approval');
  const problemText = useProblemText();
  return (
    <ScrollArea label={t('approve.list')} className="gh-approve-scroll">
      <ul className="gh-approve-list" aria-label={t('approve.list')}>
        {rows.map((row) => {
          const { _id, driver, day, minutes, payCents, billedCents, code, flags, lines } = row;
          return (
            <li key={_id}>
              <Inline>
                <strong>{t('approve.row', { name: driver, day: formatDay(day) })}</strong>
                <span className="gh-numbers">
                  {formatMinutes(minutes)}
                  {needsAmount(row) ? null : ` · ${formatMoney(payCents)}`}
                  {billedCents === null || needsAmount(row)
                    ? null
                    : ` · ${t('day.billed', { amount: formatMoney(billedCents) })}`}
                </span>
                <WorkdayFlags flags={flags.filter((flag) => flag !== 'amountMissing')} />
              </Inline>
              {code === null || needsAmount(row) ? null : <p className="gh-approve-refusal">{problemText(code)}</p>}
              {needsAmount(row) ? (
                <AmountFields
                  row={row}
                  amount={amounts[_id] ?? { cents: null, reason: '' }}
                  onChange={(amount) => {
                    onAmount(_id, amount);
                  }}
                />
              ) : (
                <details className="gh-workday-more">
                  <summary>{t('approve.calculation')}</summary>
                  <PayLines lines={lines} label={t('approve.calculation')} />
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </ScrollArea>
  );
}
