import { useTranslation } from 'react-i18next';
import { daysAfter } from '#domain/shared/periods';
import { formatDay } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';

const WEEK = 7;

interface WeekNavProps {
  week: { startsOn: string; endsOn: string };
  /** Receives the first day of another week; null for this week. */
  onChange: (week: string | null) => void;
}

/** The shown week, with the weeks before and after it. */
export function WeekNav({ week: { startsOn, endsOn }, onChange }: WeekNavProps) {
  const { t } = useTranslation('timesheets');
  return (
    <nav aria-label={t('week.label')}>
      <Inline className="gh-week-nav">
        <Button
          onClick={() => {
            onChange(daysAfter(startsOn, -WEEK));
          }}
        >
          <span aria-hidden="true">‹</span> {t('week.before')}
        </Button>
        <strong role="status">{t('week.range', { from: formatDay(startsOn), to: formatDay(endsOn) })}</strong>
        <Button
          onClick={() => {
            onChange(daysAfter(startsOn, WEEK));
          }}
        >
          {t('week.after')} <span aria-hidden="true">›</span>
        </Button>
        <Button
          variant="text"
          onClick={() => {
            onChange(null);
          }}
        >
          {t('week.now')}
        </Button>
      </Inline>
    </nav>
  );
}
