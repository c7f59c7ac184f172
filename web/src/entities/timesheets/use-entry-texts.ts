import { useTranslation } from 'react-i18next';
import { isFlatPriceOption } from '#domain/job-orders/enums';
import type { WorkdayEntries } from '#domain/timesheets/workday/schema';
import { formatMinutes } from './format-minutes';

const miles = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const TENTHS = 10;

/** 1,204.5 mi from tenths of a mile. */
export const formatTenthMiles = (tenths: number): string => `${miles.format(tenths / TENTHS)} mi`;

/** The name of a day's own flat price; other names are shown as the order has them. */
export function useOptionText(): (option: string) => string {
  const { t } = useTranslation('labels');
  return (option) => (isFlatPriceOption(option) ? t(`flatOption.${option}`) : option);
}

/** One entry of a workday in words, and without a value "none". */
export function useEntryText() {
  const { t } = useTranslation('timesheets');
  const optionText = useOptionText();
  return (entry: keyof WorkdayEntries, entries: WorkdayEntries): string => {
    switch (entry) {
      case 'milesTenths':
        return formatTenthMiles(entries.milesTenths);
      case 'stops':
        return t('entry.stopsValue', { count: entries.stops });
      case 'nightsAway':
        return t('entry.nightsValue', { count: entries.nightsAway });
      case 'breakdownMinutes':
        return t('entry.breakdownValue', { time: formatMinutes(entries.breakdownMinutes) });
      case 'waitingMinutes':
        return t('entry.waitingValue', { time: formatMinutes(entries.waitingMinutes) });
      default:
        return entries.option === null ? t('entry.noOption') : optionText(entries.option);
    }
  };
}

const ENTRIES = ['milesTenths', 'stops', 'nightsAway', 'breakdownMinutes', 'waitingMinutes', 'option'] as const;

/** The entries of a workday that have a value. */
export function useEntryTexts(): (entries: WorkdayEntries) => string[] {
  const text = useEntryText();
  return (entries) =>
    ENTRIES.filter((entry) => entries[entry] !== 0 && entries[entry] !== null).map((entry) => text(entry, entries));
}
