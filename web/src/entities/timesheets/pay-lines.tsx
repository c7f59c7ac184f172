import { useTranslation } from 'react-i18next';
import type { PayLine } from '#domain/timesheets/schema';
import { formatMoney } from '#web/shared/i18n/format';
import { usePayLineText } from './use-pay-line-text';

interface PayLinesProps {
  lines: readonly PayLine[];
  /** The accessible name of the list. */
  label: string;
}

/** Each amount with its calculation. */
export function PayLines({ lines, label }: PayLinesProps) {
  const { t } = useTranslation('timesheets');
  const text = usePayLineText();
  if (lines.length === 0) return <p className="gh-shift-note">{t('pay.none')}</p>;
  return (
    <ul className="gh-pay-lines" aria-label={label}>
      {lines.map((line, at) => {
        const { title, calculation } = text(line);
        return (
          <li key={at}>
            <span>
              {title}
              {calculation === undefined ? null : <span className="gh-pay-calculation">{calculation}</span>}
            </span>
            <span className="gh-numbers">{formatMoney(line.cents)}</span>
          </li>
        );
      })}
    </ul>
  );
}
