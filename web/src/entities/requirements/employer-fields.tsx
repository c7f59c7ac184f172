import type { Control } from 'react-hook-form';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dotModes } from '#domain/requirements/model/facts';
import { SelectField } from '#web/shared/form/choice-fields';
import { YesNoField } from '#web/shared/form/yes-no-field';
import type { FactsFormValues } from './facts-form';

const MODES = [...dotModes, 'none'] as const;

function Employer({ control, name, index }: { control: Control<FactsFormValues>; name: string; index: number }) {
  const { t } = useTranslation('files');
  return (
    <fieldset className="gh-file-part">
      <legend>{name}</legend>
      <SelectField
        control={control}
        name={`facts.employers.${index}.mode`}
        label={t('employer.mode')}
        choices={MODES.map((value) => ({ value, label: t(`employer.modes.${value}`) }))}
        optional
      />
      <YesNoField
        control={control}
        name={`facts.employers.${index}.isSafetySensitive`}
        label={t('employer.tested')}
        none={t('facts.none')}
      />
      <YesNoField
        control={control}
        name={`facts.employers.${index}.hasUnfinishedPlan`}
        label={t('employer.plan')}
        none={t('facts.none')}
      />
    </fieldset>
  );
}

/** Each past employer of the work history: the agency that regulated it, and its drug and alcohol testing. */
export function EmployerFields({ control }: { control: Control<FactsFormValues> }) {
  const { t } = useTranslation('files');
  // Its own key: the employers have an id.
  const { fields } = useFieldArray({ control, name: 'facts.employers', keyName: 'key' });
  return (
    <>
      <p className="gh-file-notice">{t('employer.lead')}</p>
      {fields.map(({ key, name }, index) => (
        <Employer key={key} control={control} name={name} index={index} />
      ))}
    </>
  );
}
