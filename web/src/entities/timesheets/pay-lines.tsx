import { useTranslation } from 'react-i18next';
import { explainPayLine } from '#domain/pay/explain';
import type { PayLine } from '#domain/timesheets/workday/schema';
import { formatMoney } from '#web/shared/i18n/format';

interface PayLinesProps {
  lines: readonly PayLine[];
  /** The accessible name of the list. */
  label: string;
}

/** Each amount with its calculation. */
export function PayLines({ lines, label }: PayLinesProps) {
  const { t } = useTranslation(['timesheets', 'pay-lines']);
  if (lines.length === 0) return <p className="gh-shift-note">{t('pay.none')}</p>;
  return (
    <ul className="gh-pay-lines" aria-label={label}>
      {lines.map((line, at) => (
        <li key={at}>
          <span>
            {t(`pay-lines:label.${line.kind}`)}
            <span className="gh-pay-calculation">
              {explainPayLine(line, (key, values) => t(`pay-lines:${key}`, values))}
            </span>
          </span>
          <span className="gh-numbers">{formatMoney(line.payCents)}</span>
        </li>
      ))}
    </ul>
  );
}
