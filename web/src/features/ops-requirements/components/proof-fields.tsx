import type { Control } from 'react-hook-form';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { evidenceKinds } from '#domain/requirements/evidence';
import { SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { Button } from '#web/shared/ui/button';
import type { RequirementFields } from '../model/requirement-form';
import { emptyProof } from '../model/requirement-form';

type RequirementControl = Control<RequirementFields>;

const countLabels = { age: 'form.years', work: 'form.months', homes: 'form.months' } as const;

/** Years for an age, months for a history, and the validity of any other proof. */
function ValidityFields({ control, index }: { control: RequirementControl; index: number }) {
  const { t } = useTranslation('ops-requirements');
  const what = useWatch({ control, name: `proofs.${index}.what` });
  const lasts = useWatch({ control, name: `proofs.${index}.lasts` });
  const rules = { required: t('form.required') };
  if (what === 'age' || what === 'work' || what === 'homes') {
    return (
      <NumberField
        control={control}
        name={`proofs.${index}.count`}
        min={1}
        rules={rules}
        label={t(countLabels[what])}
      />
    );
  }
  return (
    <>
      <SelectField
        control={control}
        name={`proofs.${index}.lasts`}
        rules={rules}
        label={t('form.proofLasts')}
        choices={[
          { value: 'forever', label: t('form.lastsForever') },
          { value: 'untilItsEnd', label: t('form.lastsUntilItsEnd') },
          { value: 'days', label: t('form.lastsDays') },
          { value: 'months', label: t('form.lastsMonths') },
        ]}
      />
      {lasts === 'days' || lasts === 'months' ? (
        <NumberField control={control} name={`proofs.${index}.count`} min={1} rules={rules} label={t('form.count')} />
      ) : null}
      {lasts === 'untilItsEnd' ? (
        <NumberField control={control} name={`proofs.${index}.atMost`} min={1} optional label={t('form.atMost')} />
      ) : null}
    </>
  );
}

/** Proofs that satisfy the requirement; any one is enough. */
export function ProofFieldsList({ control }: { control: RequirementControl }) {
  const { t } = useTranslation(['ops-requirements', 'requirements']);
  const { fields, append, remove } = useFieldArray({ control, name: 'proofs' });
  const choices = [
    ...evidenceKinds.map((value) => ({ value, label: t(`requirements:kind.${value}`) })),
    { value: 'age', label: t('form.age') },
    { value: 'work', label: t('form.work') },
    { value: 'homes', label: t('form.homes') },
  ];
  return (
    <fieldset className="gh-ops-requirement-group">
      <legend>{t('form.proofs')}</legend>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="gh-ops-requirement-row gh-ops-requirement-proof"
          role="group"
          aria-label={t('form.proof', { number: index + 1 })}
        >
          <SelectField
            control={control}
            name={`proofs.${index}.what`}
            rules={{ required: t('form.required') }}
            label={t('form.proofWhat')}
            choices={choices}
          />
          <ValidityFields control={control} index={index} />
          {fields.length === 1 ? null : (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                remove(index);
              }}
            >
              {t('form.removeProof')}
              <span className="gh-hidden">: {t('form.proof', { number: index + 1 })}</span>
            </Button>
          )}
        </div>
      ))}
      <Button
        size="small"
        onClick={() => {
          append(emptyProof);
        }}
      >
        {t('form.addProof')}
      </Button>
    </fieldset>
  );
}
