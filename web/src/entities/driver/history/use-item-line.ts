import { useTranslation } from 'react-i18next';
import type { HistoryItems, HistoryLocation } from '#domain/driver-histories/items';
import { ABROAD, type HistoryKind, isEvent } from '#domain/driver-histories/kinds';
import { formatDate } from '#web/shared/i18n/format';
import { formatPeriod } from './span';

type Words = { readonly [K in HistoryKind]: (item: HistoryItems[K]) => readonly [title: string, hint: string] };

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');

/** An item in three lines: title, period and details. */
export function useItemLine() {
  const { t } = useTranslation('histories');
  const placeOf = ({ city, state }: { city: string; state: HistoryLocation }) =>
    joined(city, state === ABROAD ? t('field.abroad') : state);
  const words: Words = {
    employment: (job) =>
      job.type === 'unWorking'
        ? [t('employmentType.unWorking'), '']
        : [job.employerName === '' ? t('employmentType.selfEmployed') : job.employerName, job.position],
    residence: (home) => [
      joined(home.addressLine1, home.addressLine2),
      [placeOf(home), home.postalCode].filter((part) => part !== '').join(' '),
    ],
    militaryService: ({ branch, specialty }) => [branch === null ? '' : t(`branch.${branch}`), specialty],
    drivingSchool: (school) => [school.schoolName, placeOf(school)],
    unemploymentPeriod: ({ note }) => [t('employmentType.unWorking'), note],
    violation: (violation) => [
      violation.charge === null ? '' : t(`charge.${violation.charge}`),
      joined(violation.details, placeOf(violation)),
    ],
    accident: (accident) => [accident.description, placeOf(accident)],
  };
  return <K extends HistoryKind>(kind: K, item: HistoryItems[K]) => {
    const [title, hint] = words[kind](item);
    const when = isEvent(kind) ? formatDate(item.startDate) : formatPeriod(item, t('now'));
    return { title, hint, when };
  };
}
