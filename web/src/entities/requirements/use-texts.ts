import { useTranslation } from 'react-i18next';
import { usStates } from '#domain/places/us-states';
import type { FileLine } from '#domain/requirements/file-schema';
import { formatDate } from '#web/shared/i18n/format';

const dates = [
  'signed',
  'issued',
  'examined',
  'performed',
  'queried',
  'sent',
  'received',
  'participated',
  'tested',
  'enrolled',
  'expires',
  'medicalExpires',
] as const;

/** The name of a fact, or of a date of a document. */
export function useFactText() {
  const { t } = useTranslation('files');
  return (name: string): string => {
    const date = dates.find((each) => each === name);
    return date === undefined ? t(`fact.${name as 'interstate'}`) : t(`date.${date}`);
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A state of the United States by its name; other licensing authorities have only a name. */
export const stateName = (code: string): string =>
  Object.entries(usStates).find(([each]) => each === code)?.[1] ?? code;

/** A past employer by its name, a certificate by the day of its examination, a licensing authority by its name. */
export const subjectText = (name: string): string => (DAY.test(name) ? formatDate(name) : stateName(name));

/** A line's title, with the past employer, state or certificate that it is about. */
export const titleOf = ({ title, subject }: Pick<FileLine, 'title' | 'subject'>): string =>
  subject === null || subject.name === '' ? title : `${title}: ${subjectText(subject.name)}`;

type StatusOf = Pick<FileLine, 'status' | 'dueOn'> & { readonly daysLate?: number | null };

/** A line's status with its day or number of days. */
export function useStatusText() {
  const { t } = useTranslation('files');
  return function statusText({ status, dueOn, daysLate }: StatusOf): string {
    if (status === 'due' && dueOn !== null) return t('status.dueBy', { day: formatDate(dueOn) });
    if (status === 'late' && typeof daysLate === 'number') return t('status.lateBy', { count: daysLate });
    return t(`status.${status}`);
  };
}

const NAMED = 3;

/** The first of the facts by name, and the number of the others. A question is named as in its form. */
function useFactsText() {
  const { t } = useTranslation('files');
  const factText = useFactText();
  return (facts: readonly string[], why: FileLine['why']): string => {
    const nameOf = (fact: string) =>
      fact === 'employee' && why === 'factMissing' ? t('employment.type') : factText(fact);
    const names = facts.slice(0, NAMED).map(nameOf).join('; ');
    const count = facts.length - NAMED;
    return count > 0 ? t('reason.more', { facts: names, number: count }) : names;
  };
}

/** Why a line has its status. */
export function useWhyText() {
  const { t } = useTranslation('files');
  const factsText = useFactsText();
  return ({ why, facts, provenOn, dueOn, status }: FileLine): string => {
    const day = dueOn === null ? '' : formatDate(dueOn);
    const since = provenOn === null ? '' : formatDate(provenOn);
    const names = factsText(facts, why);
    switch (why) {
      case 'proven':
        if (provenOn === null) return t('status.done');
        return t(dueOn === null ? 'reason.proven' : 'reason.provenUntil', { since, day });
      case 'provenLate':
        return t('reason.provenLate', { since });
      case 'endsSoon':
      case 'ended':
        return dueOn === null ? t(`status.${status}`) : t(`reason.${why}`, { day });
      case 'tooYoung':
        return dueOn === null ? t('reason.tooYoungSoon') : t('reason.tooYoung', { day });
      case 'factMissing':
      case 'dateMissing':
      case 'conditionNotMet':
      case 'exempt':
      case 'factsAgainst':
      case 'historyGap':
        return t(`reason.${why}`, { facts: names });
      default:
        return t(`reason.${why}`);
    }
  };
}

/** The past due day of a line that is missing; other texts name it already. */
export function useWasDue() {
  const { t } = useTranslation('files');
  return ({ status, why, dueOn }: FileLine): string | null =>
    dueOn !== null && (status === 'missing' || (status === 'expired' && why === 'breached'))
      ? t('status.wasDue', { day: formatDate(dueOn) })
      : null;
}
