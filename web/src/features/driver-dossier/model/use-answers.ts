import { useTranslation } from 'react-i18next';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { monthAndFullYear } from '#domain/driver-dossier/timeline';
import { useStated } from '#web/entities/event-cards/use-stated';
import { formatDate, formatPhone } from '#web/shared/i18n/format';

/** The texts of answers; one that the driver was never asked for is "Not stated". */
export function useAnswers() {
  const { t } = useTranslation('dossier');
  const common = useStated();
  const { none, text } = common;
  const day = (on: string | null): string => (on === null ? none : formatDate(on));
  return {
    ...common,
    day,
    /** A date of a file that may know months only. */
    dayOrMonth: (on: string | null, { isOutline }: Pick<DriverDossier, 'isOutline'>): string =>
      isOutline && on !== null ? monthAndFullYear(on) : day(on),
    phone: (number: string | null): string => text(number === null ? null : formatPhone(number)),
    /** Findings of a reviewer: none, or not read yet. */
    found: (values: readonly string[] | null): string => {
      if (values === null) return none;
      return values.length === 0 ? t('none') : values.join(', ');
    },
    list: (values: readonly string[]): string => text(values.join(', ')),
  };
}
