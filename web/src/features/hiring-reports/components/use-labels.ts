import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidacySource } from '#domain/candidacies/sources';
import type { ReplyParty, SpanName } from '#domain/hiring-reports/spans';
import type { ActorKind } from '#domain/shared/actor';
import { useReasonText } from '#web/entities/candidacies/reason-text';

/** Labels of sources, stages, replies, people and reasons in the reports. */
export function useHiringLabels() {
  const { t } = useTranslation('hiring-reports');
  const reasonText = useReasonText();
  return useMemo(
    () => ({
      source: (source: CandidacySource): string => t(`source.${source}`),
      span: (name: SpanName): string => t(`span.${name}`),
      party: (party: ReplyParty): string => t(`party.${party}`),
      by: (by: ActorKind): string => t(`by.${by}`),
      reason: (reason: string): string => reasonText(reason),
      days: (days: number | null): string => (days === null ? '–' : t('days', { days })),
    }),
    [t, reasonText],
  );
}
