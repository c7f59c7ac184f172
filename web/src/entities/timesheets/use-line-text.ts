import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { explainPayLine } from '#domain/pay/explain';
import type { PayTextKey, PayTextValues } from '#domain/pay/line-texts';
import type { PayLine } from '#domain/timesheets/workday/schema';

/** The calculation of a line of pay, in words. */
export function useLineText() {
  const { t } = useTranslation('pay-lines');
  return useCallback(
    (line: PayLine): string => {
      // Each key has values of its own, which the type of a computed key cannot express.
      const translate = t as unknown as (key: `pay-lines:${PayTextKey}`, values: PayTextValues) => string;
      return explainPayLine(line, (key, values) => translate(`pay-lines:${key}`, values));
    },
    [t],
  );
}
