import type { StartView } from '#domain/candidacies/schema';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/i18n/format';
import { Facts } from '../../../shared/ui/layout';

/** The start of a hire, and its planned last day if it has one. */
export function StartFacts({ start }: { start: StartView }) {
  const { t } = useTranslation('where-i-stand');
  const { startOn, endOn, startedAt } = start;
  return (
    <div className="gh-stand-block">
      <Facts
        facts={[
          { label: t(startedAt === null ? 'start.on' : 'start.since'), value: formatDate(startOn) },
          { label: t('start.until'), value: endOn === null ? t('start.openEnd') : formatDate(endOn) },
        ]}
      />
    </div>
  );
}
