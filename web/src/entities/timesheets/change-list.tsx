import { useTranslation } from 'react-i18next';
import { formatTimeIn } from '#web/shared/i18n/format';
import type { WorkdayChange } from './changes';
import { formatMinutes } from './format-minutes';
import { useEntryText } from './use-entry-texts';

type Snapshot = WorkdayChange['before'];

/** All times of a workday in one line. */
function useShiftsText(zone: string) {
  const { t } = useTranslation('timesheets');
  const span = (startsAt: string, endsAt: string | null) =>
    endsAt === null
      ? t('shift.since', { time: formatTimeIn(startsAt, zone) })
      : t('shift.span', { from: formatTimeIn(startsAt, zone), to: formatTimeIn(endsAt, zone) });
  return ({ shifts }: Snapshot) => {
    const texts = shifts.flatMap(({ startsAt, endsAt, breaks }) => [
      span(startsAt, endsAt),
      ...breaks.map((each) => `${t('shift.break')} ${span(each.startsAt, each.endsAt)}`),
    ]);
    return texts.length === 0 ? t('noHours') : texts.join('; ');
  };
}

/** The changes, each with its value before and after. */
export function ChangeList({ changes, zone }: { changes: readonly WorkdayChange[]; zone: string }) {
  const { t } = useTranslation('timesheets');
  const shiftsText = useShiftsText(zone);
  const entryText = useEntryText();
  const textOf = (what: WorkdayChange['what'], snapshot: Snapshot) => {
    if (what === 'minutes') return formatMinutes(snapshot.minutes);
    return what === 'shifts' ? shiftsText(snapshot) : entryText(what, snapshot.entries);
  };
  if (changes.length === 0) return null;
  return (
    <dl className="gh-changes">
      {changes.map(({ what, before, after }) => (
        <div key={what}>
          <dt>{t(`changed.${what}`)}</dt>
          <dd>
            <del>
              <span className="gh-hidden">{t('changed.before')} </span>
              {textOf(what, before)}
            </del>{' '}
            <ins>
              <span className="gh-hidden">{t('changed.after')} </span>
              {textOf(what, after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
