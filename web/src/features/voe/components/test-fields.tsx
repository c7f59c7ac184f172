import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { testQuestions } from '#domain/employment-verifications/test-questions';
import { YesNoField } from '#web/shared/form/yes-no-field';
import { formatDate } from '#web/shared/i18n/format';
import { Card, Stack } from '#web/shared/ui/layout';
import type { AnswerValues } from '../model/form-values';

/** Drug and alcohol tests where the Clearinghouse does not answer, and an unfinished follow-up plan (49 CFR 40.25(b)). */
export function TestFields({ control, request }: { control: Control<AnswerValues>; request: VoeForm }) {
  const { t } = useTranslation('voe');
  const answers = useWatch({ control, name: testQuestions.map((name) => `answer.${name}` as const) });
  const { includesTests, includesFollowUpPlan } = request.questions;
  const days = { from: formatDate(request.periodFrom), to: formatDate(request.periodTo) };
  return (
    <Card title={t('section.tests')}>
      <Stack>
        <p className="gh-voe-aside">{t('question.testsLead', days)}</p>
        {includesTests
          ? testQuestions.map((name) => (
              <YesNoField key={name} control={control} name={`answer.${name}`} label={t(`field.${name}`)} />
            ))
          : null}
        {answers.includes(true) ? (
          <YesNoField control={control} name="answer.completedReturnToDuty" label={t('field.completedReturnToDuty')} />
        ) : null}
        {includesFollowUpPlan ? (
          <YesNoField control={control} name="answer.hasUnfinishedPlan" label={t('field.hasUnfinishedPlan')} />
        ) : null}
      </Stack>
    </Card>
  );
}
