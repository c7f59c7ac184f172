import { useTranslation } from 'react-i18next';
import { explainPayLine, payLineLabels } from '#domain/pay/explain';
import type { PayLine } from '#domain/timesheets/workday/schema';
import { formatMoney } from '#web/shared/i18n/format';

/** The engine's line; how it is billed is no part of its explanation. */
const asEngineLine = (line: PayLine) => ({
  ...line,
  billCents: line.billCents ?? 0,
  billing: { kind: 'included' as const, mills: null, basisPoints: null },
});

interface PayLinesProps {
  lines: readonly PayLine[];
  /** The accessible name of the list. */
  label: string;
}

/** Each amount with its calculation. */
export function PayLines({ lines, label }: PayLinesProps) {
  const { t } = useTranslation('timesheets');
  if (lines.length === 0) return <p className="gh-shift-note">{t('pay.none')}</p>;
  return (
    <ul className="gh-pay-lines" aria-label={label}>
      {lines.map((line, at) => (
        <li key={at}>
          <span>
            {payLineLabels[line.kind]}
            <span className="gh-pay-calculation">{explainPayLine(asEngineLine(line))}</span>
          </span>
          <span className="gh-numbers">{formatMoney(line.payCents)}</span>
        </li>
      ))}
    </ul>
  );
}
