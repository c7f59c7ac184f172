import type { StartView } from '#domain/candidacies/schema';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/i18n/format';
import { Facts } from '../../../shared/ui/layout';
import type { Fact } from '../../../shared/ui/layout';

/** The start of a hire, another date that was asked for, and the planned last day if there is one. */
export function StartFacts({ start }: { start: StartView }) {
  const { t } = useTranslation('my-applications');
  const { startOn, endOn, startedAt, proposal } = start;
  const asked: Fact[] = proposal === null ? [] : [{ label: t('start.asked'), value: formatDay(proposal.startOn) }];
  return (
    <div className="gh-stand-block">
      <Facts
        facts={[
          { label: t(startedAt === null ? 'start.on' : 'start.since'), value: formatDay(startOn) },
          ...asked,
          { label: t('start.until'), value: endOn === null ? t('start.openEnd') : formatDay(endOn) },
        ]}
      />
    </div>
  );
}
