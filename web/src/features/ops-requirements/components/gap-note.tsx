import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RequirementVersion } from '#domain/requirements/version-schema';
import type { GapInForce } from '#domain/requirements/versions';
import { gapAfter } from '#domain/requirements/versions';
import { formatDate } from '#web/shared/i18n/format';
import type { DraftValues } from '../model/draft-form';
import { withoutCorrections } from '../model/versions';

/** Text for the days on which the requirement does not apply. */
export function GapText({ gap: { from, to } }: { gap: GapInForce }) {
  const { t } = useTranslation('ops-requirements');
  const day = formatDate(from);
  return (
    <p className="gh-ops-requirement-gap">
      {to === null ? t('gap.open', { from: day }) : t('gap.between', { from: day, last: formatDate(to) })}
    </p>
  );
}

interface GapNoteProps {
  control: Control<DraftValues>;
  versions: readonly RequirementVersion[];
}

/** Warns about days without a version in effect: when a version ends, the previous one does not apply again. */
export function GapNote({ control, versions }: GapNoteProps) {
  const [from, to] = useWatch({ control, name: ['from', 'to'] });
  if (from === '' || to === null || to < from) return null;
  const gap = gapAfter(withoutCorrections(versions), { from, to });
  return gap === undefined ? null : <GapText gap={gap} />;
}
