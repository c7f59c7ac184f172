import { useTranslation } from 'react-i18next';
import type { RequirementLine } from '#domain/requirements/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import type { Turn } from '#web/shared/ui/state-chip';
import { StateChip } from '#web/shared/ui/state-chip';

function turnOf({ status, acts, dueOn }: RequirementLine, on: string): Turn {
  if (status === 'done') return 'done';
  if (status === 'expired') return 'blocked';
  if (status === 'missing' && dueOn !== null && dueOn < on) return 'late';
  return acts === 'ops' ? 'yours' : 'theirs';
}

/** The reason for the status, with its date. */
function useWhy() {
  const { t } = useTranslation('requirements');
  return ({ why, provenOn, dueOn, unmet }: RequirementLine): string => {
    const day = dueOn === null ? '' : formatDate(dueOn);
    const since = provenOn === null ? '' : formatDate(provenOn);
    switch (why) {
      case 'proven':
        return dueOn === null ? t('why.proven', { since }) : t('why.provenUntil', { since, day });
      case 'endsSoon':
        return t('why.endsSoon', { day });
      case 'ended':
        return t('why.ended', { day });
      case 'neverProven':
        return t('why.neverProven');
      case 'underReview':
        return t('why.underReview');
      case 'tooYoung':
        return t('why.tooYoung', { day });
      case 'birthDateMissing':
        return t('why.birthDateMissing');
      case 'historyGap':
        return t('why.historyGap');
      case 'conditionNotMet':
        return t('why.conditionNotMet', { what: unmet === null ? '' : t(`condition.${unmet}`) });
      case 'exceptionMet':
        return t('why.exceptionMet', { what: unmet === null ? '' : t(`condition.${unmet}`) });
      case 'noOrganization':
        return t('why.noOrganization');
    }
  };
}

/** The due date, unless the reason already names it. */
function useDue(on: string) {
  const { t } = useTranslation('requirements');
  return ({ why, dueOn }: RequirementLine): string | null => {
    if (dueOn === null || (why !== 'neverProven' && why !== 'underReview' && why !== 'historyGap')) return null;
    return dueOn < on ? t('wasDue', { day: formatDate(dueOn) }) : t('due', { day: formatDate(dueOn) });
  };
}

interface LineProps {
  line: RequirementLine;
  /** The day that the list is for. */
  on: string;
  onEnter: (() => void) | null;
}

/** One requirement: title, citation, status, reason, due date and responsible party. */
export function RequirementItem({ line, on, onEnter }: LineProps) {
  const { t } = useTranslation('requirements');
  const why = useWhy()(line);
  const due = useDue(on)(line);
  const acts = line.acts === null ? null : t(`acts.${line.acts}`);
  return (
    <li className="gh-requirement">
      <div className="gh-requirement-what">
        <span className="gh-requirement-title">{line.title}</span>
        <span className="gh-requirement-aside">{line.citation}</span>
      </div>
      <div className="gh-requirement-why">
        <span>{[why, due].filter((part) => part !== null).join(' · ')}</span>
        {acts === null ? null : <span className="gh-requirement-aside">{acts}</span>}
      </div>
      <div className="gh-requirement-state">
        {line.status === 'notApplicable' ? null : (
          <StateChip turn={turnOf(line, on)}>{t(`status.${line.status}`)}</StateChip>
        )}
        {onEnter === null ? null : (
          <Button size="small" onClick={onEnter}>
            {t('enter')}
            <span className="gh-hidden">: {line.title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
