import { useTranslation } from 'react-i18next';
import type { PayLine } from '#domain/timesheets/workday/schema';
import { formatMoney } from '#web/shared/i18n/format';
import { useLineText } from './use-line-text';

interface PayLinesProps {
  lines: readonly PayLine[];
  /** The accessible name of the list. */
  label: string;
}

/** Each amount with its calculation. */
export function PayLines({ lines, label }: PayLinesProps) {
  const { t } = useTranslation(['timesheets', 'pay-lines']);
  const lineText = useLineText();
  if (lines.length === 0) return <p className="gh-shift-note">{t('pay.none')}</p>;
  return (
    <ul className="gh-pay-lines" aria-label={label}>
      {lines.map((line, at) => (
        <li key={at}>
          <span>
            {t(`pay-lines:label.${line.kind}`)}
            <span className="gh-pay-calculation">{lineText(line)}</span>
          </span>
          <span className="gh-numbers">{formatMoney(line.payCents)}</span>
        </li>
      ))}
    </ul>
  );
}
