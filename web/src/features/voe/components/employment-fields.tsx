import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { operatedEquipment } from '#domain/driver-histories/job-codes';
import { CheckField } from '#web/shared/form/check-field';
import { CheckboxesField, SegmentedField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { YesNoField } from '#web/shared/form/yes-no-field';
import type { AnswerValues } from '../model/form-values';

const rehireAnswers = ['yes', 'no', 'afterReview'] as const;

/** The employment by the records of the past employer (49 CFR 391.23(d)(1)). */
export function EmploymentFields({ control }: { control: Control<AnswerValues> }) {
  const { t } = useTranslation(['voe', 'histories']);
  const [commercial, isStillEmployed] = useWatch({ control, name: ['answer.commercial', 'answer.isStillEmployed'] });
  return (
    <>
      <div className="gh-voe-pair">
        <TextField control={control} name="answer.startDate" type="date" max={today()} label={t('field.startDate')} />
        {isStillEmployed ? null : (
          <TextField control={control} name="answer.endDate" type="date" label={t('field.endDate')} />
        )}
      </div>
      <CheckField control={control} name="answer.isStillEmployed" label={t('field.isStillEmployed')} />
      <TextField control={control} name="answer.position" maxLength={120} label={t('field.position')} />
      <YesNoField control={control} name="answer.commercial" label={t('field.commercial')} />
      {commercial === true ? (
        <CheckboxesField
          control={control}
          name="answer.equipment"
          label={t('field.equipment')}
          choices={operatedEquipment.map((value) => ({ value, label: t(`histories:equipment.${value}`) }))}
        />
      ) : null}
      <YesNoField control={control} name="answer.subjectToFmcsa" label={t('field.subjectToFmcsa')} />
      <YesNoField
        control={control}
        name="answer.safetySensitive"
        label={t('field.safetySensitive')}
        help={t('field.safetySensitiveHelp')}
      />
      {isStillEmployed ? null : <EndFields control={control} />}
    </>
  );
}

function EndFields({ control }: { control: Control<AnswerValues> }) {
  const { t } = useTranslation('voe');
  return (
    <>
      <TextField control={control} name="answer.reasonForLeaving" maxLength={500} label={t('field.reasonForLeaving')} />
      <SegmentedField
        control={control}
        name="answer.eligibleForRehire"
        label={t('field.eligibleForRehire')}
        help={t('field.eligibleForRehireHelp')}
        choices={rehireAnswers.map((value) => ({ value, label: t(`rehire.${value}`) }))}
      />
    </>
  );
}
