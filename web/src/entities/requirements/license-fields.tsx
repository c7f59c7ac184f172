import type { Control } from 'react-hook-form';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usStates } from '#domain/places/us-states';
import { CheckField } from '#web/shared/form/check-field';
import { CheckboxesField, SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import type { FactsFormValues } from './facts-form';
import { blankLicense } from './facts-form';

const CLASSES = ['A', 'B', 'C', 'D'] as const;
/** Endorsements that other pages name, too. */
const SHARED_ENDORSEMENTS = ['H', 'N', 'P', 'T', 'X'] as const;
const STATES = Object.entries(usStates).map(([value, label]) => ({ value, label }));
const codes = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface LicenseProps {
  control: Control<FactsFormValues>;
  index: number;
  onRemove: () => void;
}

/** A state of the United States is chosen; the name of another authority is typed. */
function Authority({ control, index }: Omit<LicenseProps, 'onRemove'>) {
  const { t } = useTranslation('files');
  const isForeign = useWatch({ control, name: `facts.licenses.${index}.isForeign` });
  const field = {
    control,
    name: `facts.licenses.${index}.state`,
    label: t('license.state'),
    rules: { required: 'required' },
  } as const;
  return isForeign ? (
    <TextField {...field} help={t('license.stateHelp')} maxLength={60} />
  ) : (
    <SelectField {...field} choices={STATES} />
  );
}

function License({ control, index, onRemove }: LicenseProps) {
  const { t } = useTranslation('files');
  const { t: labels } = useTranslation('labels');
  const endorsements = [
    ...SHARED_ENDORSEMENTS.map((value) => ({ value, label: labels(`endorsement.${value}`) })),
    { value: 'S', label: t('license.schoolBus') },
  ];
  const number = index + 1;
  return (
    <fieldset className="gh-file-part">
      <legend>{t('license.title', { number })}</legend>
      <CheckField control={control} name={`facts.licenses.${index}.isForeign`} label={t('license.foreign')} />
      <Authority control={control} index={index} />
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
        choices={endorsements}
        optional
      />
      <TextField
        control={control}
        name={`facts.licenses.${index}.restrictions`}
        label={t('license.restrictions')}
        help={t('license.restrictionsHelp')}
        optional
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
export function LicenseFields({ control, hasTitle }: Pick<LicenseProps, 'control'> & { hasTitle: boolean }) {
  const { t } = useTranslation('files');
  const { fields, append, remove } = useFieldArray({ control, name: 'facts.licenses' });
  return (
    <section aria-label={t('fact.licenses')} className="gh-file-part-list">
      {hasTitle ? <h3>{t('fact.licenses')}</h3> : null}
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
