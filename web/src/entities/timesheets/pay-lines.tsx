import { useTranslation } from 'react-i18next';
import { explainPayLine } from '#domain/pay/explain';
import type { PayTextKey, PayTextValues } from '#domain/pay/line-texts';
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
  // Each key has values of its own, which the type of a computed key cannot express.
  const translate = t as unknown as (key: `pay-lines:${PayTextKey}`, values: PayTextValues) => string;
  const text = (key: PayTextKey, values: PayTextValues): string => translate(`pay-lines:${key}`, values);
  if (lines.length === 0) return <p className="gh-shift-note">{t('pay.none')}</p>;
  return (
    <ul className="gh-pay-lines" aria-label={label}>
      {lines.map((line, at) => (
        <li key={at}>
          <span>
            {t(`pay-lines:label.${line.kind}`)}
            <span className="gh-pay-calculation">{explainPayLine(line, text)}</span>
          </span>
          <span className="gh-numbers">{formatMoney(line.payCents)}</span>
        </li>
      ))}
    </ul>
  );
}
