import { useTranslation } from 'react-i18next';
import type { AgreedRateView } from '#domain/agreed-rates/schema';
import type { StartView } from '#domain/candidacies/schema';
import { useRateText } from '#web/entities/agreed-rates/use-rate-text';
import { formatDay } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';

interface StartFactsProps {
  start: StartView;
  /** The agreed rate of pay; null if there is none. */
  rate: AgreedRateView | null;
  isOver: boolean;
}

/** The start date, the driver's proposed date if any, and the planned last day, or the last one of an assignment that is over. */
export function StartFacts({ start, rate, isOver }: StartFactsProps) {
  const { t } = useTranslation('my-applications');
  const { startOn, endOn, startedAt, proposal } = start;
  const rateText = useRateText();
  const proposed: Fact[] =
    proposal === null ? [] : [{ label: t('start.proposed'), value: formatDay(proposal.startOn) }];
  return (
    <div className="gh-application-block">
      <Facts
        facts={[
          { label: t(startedAt === null ? 'start.on' : 'start.since'), value: formatDay(startOn) },
          ...proposed,
          ...(rate === null ? [] : [{ label: t('start.rate'), value: rateText(rate) }]),
          {
            label: t(isOver ? 'start.lastDay' : 'start.until'),
            value: endOn === null ? t('start.openEnd') : formatDay(endOn),
          },
        ]}
      />
    </div>
  );
}
