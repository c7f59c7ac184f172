import type { Control } from 'react-hook-form';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#web/shared/form/check-field';
import { CheckboxesField, SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import type { FactsFormValues } from './facts-form';
import { blankLicense } from './facts-form';

const CLASSES = ['A', 'B', 'C', 'D'] as const;
const ENDORSEMENTS = ['H', 'N', 'P', 'S', 'T', 'X'] as const;
const codes = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface LicenseProps {
  control: Control<FactsFormValues>;
  index: number;
  onRemove: () => void;
}

function License({ control, index, onRemove }: LicenseProps) {
  const { t } = useTranslation('files');
  const number = index + 1;
  return (
    <fieldset className="gh-file-part">
      <legend>{t('license.title', { number })}</legend>
      <TextField
        control={control}
        name={`facts.licenses.${index}.state`}
        label={t('license.state')}
        help={t('license.stateHelp')}
        maxLength={60}
        rules={{ required: 'required' }}
      />
      <CheckField control={control} name={`facts.licenses.${index}.isForeign`} label={t('license.foreign')} />
      <TextField
        control={control}
        name={`facts.licenses.${index}.heldFrom`}
        type="date"
        label={t('license.from')}
        rules={{ required: 'required' }}
      />
      <TextField
        control={control}
        name={`facts.licenses.${index}.heldUntil`}
        type="date"
        label={t('license.until')}
        help={t('license.untilHelp')}
        optional
      />
      <SelectField
        control={control}
        name={`facts.licenses.${index}.class`}
        label={t('license.class')}
        choices={codes(CLASSES)}
        optional
      />
      <CheckboxesField
        control={control}
        name={`facts.licenses.${index}.endorsements`}
        label={t('license.endorsements')}
        choices={codes(ENDORSEMENTS)}
        optional
      />
      <TextField
        control={control}
        name={`facts.licenses.${index}.restrictions`}
        label={t('license.restrictions')}
        help={t('license.restrictionsHelp')}
      />
      <div>
        <Button size="small" onClick={onRemove}>
          {t('license.remove', { number })}
        </Button>
      </div>
    </fieldset>
  );
}

/** All licenses and permits of the last three years. */
export function LicenseFields({ control }: Pick<LicenseProps, 'control'>) {
  const { t } = useTranslation('files');
  const { fields, append, remove } = useFieldArray({ control, name: 'facts.licenses' });
  return (
    <section aria-label={t('fact.licenses')}>
      <h3>{t('fact.licenses')}</h3>
      {fields.length === 0 ? <p>{t('license.none')}</p> : null}
      {fields.map(({ id }, index) => (
        <License
          key={id}
          control={control}
          index={index}
          onRemove={() => {
            remove(index);
          }}
        />
      ))}
      <Button
        onClick={() => {
          append(blankLicense);
        }}
      >
        {t('license.add')}
      </Button>
    </section>
  );
}
