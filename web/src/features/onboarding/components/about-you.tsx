import { useTranslation } from 'react-i18next';
import type { DriverApplication } from '#domain/driver-application/schema';
import type { DriverMe } from '#domain/drivers/schema';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { PreQualificationQuestions } from './pre-qualification-questions';
import { SupportLine } from './support-line';

/** The pre-qualification questions or, once answered, a link to correct them. */
export function AboutYou({ me }: { me: DriverMe }) {
  const { t } = useTranslation('onboarding');
  if (me.asksPreQualification) {
    return (
      <PreQualificationQuestions
        title={t('first.title')}
        lead={t('first.lead')}
        submitLabel={t('first.submit')}
        onSaved={() => {
          window.scrollTo({ top: 0 });
        }}
      />
    );
  }
  if (!me.mayCorrectAnswers) return null;
  return (
    <Card
      title={t('about.title')}
      extra={
        <ButtonLink to={paths.onboardingPart('about')} aria-label={t('about.changeLabel')}>
          {t('about.change')}
        </ButtonLink>
      }
    >
      <p>{t('about.text')}</p>
    </Card>
  );
}

interface DisqualifiedProps {
  reason: NonNullable<DriverMe['disqualification']>;
  support: DriverApplication['support'];
}

/** An application that ended with the pre-qualification answers: why, what to do later, and how to correct an answer. */
export function Disqualified({ reason, support }: DisqualifiedProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Card title={t(`disqualified.${reason}.title`)}>
      <Stack gap={16}>
        <p>{t(`disqualified.${reason}.text`)}</p>
        <p>{t(`disqualified.${reason}.slip`)}</p>
        <div>
          <ButtonLink to={paths.onboardingPart('about')}>{t('disqualified.correct')}</ButtonLink>
        </div>
        <SupportLine support={support} />
      </Stack>
    </Card>
  );
}
