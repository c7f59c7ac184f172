import { useTranslation } from 'react-i18next';
import type { StartView } from '#domain/candidacies/schema';
import { formatDay } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';

/** The start date, the driver's proposed date if any, and the planned last day, or the last one of an assignment that is over. */
export function StartFacts({ start, isOver }: { start: StartView; isOver: boolean }) {
  const { t } = useTranslation('my-applications');
  const { startOn, endOn, startedAt, proposal } = start;
  const proposed: Fact[] =
    proposal === null ? [] : [{ label: t('start.proposed'), value: formatDay(proposal.startOn) }];
  return (
    <div className="gh-application-block">
      <Facts
        facts={[
          { label: t(startedAt === null ? 'start.on' : 'start.since'), value: formatDay(startOn) },
          ...proposed,
          {
            label: t(isOver ? 'start.lastDay' : 'start.until'),
            value: endOn === null ? t('start.openEnd') : formatDay(endOn),
          },
        ]}
      />
    </div>
  );
}
