import { createParser } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';

/** An instant in the query; invalid values are ignored. */
export const parseAsInstant = createParser({
  parse: (text) => (Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString()),
  serialize: (instant: string) => instant,
});

interface DueBetweenProps {
  dueAfter: string | null;
  dueBy: string | null;
  awake?: boolean;
  onClear: () => void;
}

/** Filters that only a link sets and no field shows: the range of due dates, and hidden snoozed drivers. */
export function DueBetween({ dueAfter, dueBy, awake = false, onClear }: DueBetweenProps) {
  const { t } = useTranslation('ops-drivers');
  const parts = [
    dueAfter === null ? null : t('due.after', { when: formatDateTime(dueAfter) }),
    dueBy === null ? null : t('due.by', { when: formatDateTime(dueBy) }),
    awake ? t('due.awake') : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <Inline>
      <span>{parts.join(' · ')}</span>
      <Button size="small" onClick={onClear}>
        {t('due.clear')}
      </Button>
    </Inline>
  );
}
