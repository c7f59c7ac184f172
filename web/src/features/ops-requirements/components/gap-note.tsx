import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RequirementVersion } from '#domain/requirements/schema';
import type { GapInForce } from '../model/former-versions';
import { gapAfter, lastDayBefore } from '../model/former-versions';
import { formatDate } from '#web/shared/i18n/format';
import type { RequirementFields } from '../model/requirement-form';

/** Text for the days on which the requirement does not apply. */
export function GapText({ gap: { from, to } }: { gap: GapInForce }) {
  const { t } = useTranslation('ops-requirements');
  const day = formatDate(from);
  return (
    <p className="gh-ops-requirement-gap">
      {to === null
        ? t('gap.open', { from: day })
        : t('gap.between', { from: day, last: formatDate(lastDayBefore(to)) })}
    </p>
  );
}

interface GapNoteProps {
  control: Control<RequirementFields>;
  versions: readonly RequirementVersion[];
}

/** Warns about days without a version in effect: when a version ends, the previous one does not apply again. */
export function GapNote({ control, versions }: GapNoteProps) {
  const [effectiveFrom, effectiveTo] = useWatch({ control, name: ['effectiveFrom', 'effectiveTo'] });
  if (effectiveFrom === '' || effectiveTo === null || effectiveTo <= effectiveFrom) return null;
  const gap = gapAfter(versions, { effectiveFrom, effectiveTo });
  return gap === undefined ? null : <GapText gap={gap} />;
}
