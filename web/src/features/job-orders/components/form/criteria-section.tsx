import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { safetyProfileOf } from '#domain/facilities/safety-profile';
import type { SafetyProfile } from '#domain/facilities/schema';
import { matchCriteriaModal } from '#web/entities/facilities/modals';
import { safetyProfileQuery } from '#web/entities/facilities/queries';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Facts, Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import type { OrderFormValues } from '../../model/form-values';
import { Section, Wide } from './section';

function CriteriaFacts({ profile, isOwn }: { profile: SafetyProfile; isOwn: boolean }) {
  const { t } = useTranslation(['facilities', 'labels']);
  const { minimumAge, minimumExperience, minimumExperienceInLastMonths } = profile;
  const months = (count: number) => t('labels:term.countMonths', { count });
  const experience =
    minimumExperience === 0
      ? t('criteria.none')
      : t('criteria.within', {
          experience: months(minimumExperience),
          window: months(minimumExperienceInLastMonths),
        });
  return (
    <Facts
      facts={[
        { label: t('criteria.age'), value: minimumAge === 0 ? t('criteria.none') : minimumAge },
        { label: t('criteria.minimum'), value: experience },
        { label: t('criteria.source'), value: isOwn ? t('criteria.ofOrder') : t('criteria.ofOrganization') },
      ]}
    />
  );
}

/** The match criteria of this order: its own, or those of the organization. */
export function CriteriaSection({ form }: { form: UseFormReturn<OrderFormValues> }) {
  const { t } = useTranslation('facilities');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const { data } = useQuery(safetyProfileQuery(organizationId));
  const own = useWatch({ control: form.control, name: 'matchCriteria' }) ?? null;
  const profile = own === null ? data : safetyProfileOf(own);
  const set = (criteria: OrderFormValues['matchCriteria']) => {
    form.setValue('matchCriteria', criteria, { shouldDirty: true });
  };
  return (
    <Section anchor="criteria" title={t('criteria.title')}>
      <Wide>
        {profile === undefined ? (
          <SkeletonLine width="60%" />
        ) : (
          <CriteriaFacts profile={profile} isOwn={own !== null} />
        )}
      </Wide>
      <Wide>
        <Inline>
          {profile === undefined ? null : (
            <Button
              size="small"
              onClick={() => {
                openModal(matchCriteriaModal, { organizationId, ofOrder: { profile, onSave: set } });
              }}
            >
              {t('criteria.edit')}
            </Button>
          )}
          {own === null ? null : (
            <Button
              size="small"
              onClick={() => {
                set(null);
              }}
            >
              {t('criteria.reset')}
            </Button>
          )}
        </Inline>
      </Wide>
    </Section>
  );
}
