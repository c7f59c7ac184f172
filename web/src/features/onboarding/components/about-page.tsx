import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { preQualificationAnswersQuery } from '../api/pre-qualify';
import { PreQualificationQuestions } from './pre-qualification-questions';

/** The pre-qualification questions again, to correct an answer. */
export function AboutPage() {
  const { t } = useTranslation('onboarding');
  const { t: driver } = useTranslation('driver');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(preQualificationAnswersQuery());
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <Stack gap={24}>
      <PageHeader title={t('about.title')} crumbs={[{ label: driver('task.back'), to: paths.driverOnboarding }]} />
      <PreQualificationQuestions
        title={t('about.form')}
        lead={t('about.lead')}
        known={data}
        submitLabel={t('about.save')}
        onSaved={() => void navigate(paths.driverOnboarding)}
      />
    </Stack>
  );
}
