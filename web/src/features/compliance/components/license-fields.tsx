import { emptyLicense, MOST_LICENSES } from '#domain/compliance/answers';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { useFieldArray } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../shared/form/choice-fields';
import { TextField } from '../../../shared/form/text-field';
import { Button } from '../../../shared/ui/button';
import { today } from '../model/forms';
import type { DrivingValues } from '../model/forms';

/** Every licence that has not run out; nearly always one. */
export function LicenseFields({ control }: { control: Control<DrivingValues> }) {
  const { t } = useTranslation('compliance');
  const { fields, append, remove } = useFieldArray({ control, name: 'motorVehicle.licenses' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="gh-wizard-license">
          <legend>{index === 0 ? t('license.first') : t('license.other', { number: index + 1 })}</legend>
          <SelectField
            control={control}
            name={`motorVehicle.licenses.${index}.state`}
            label={t('license.state')}
            choices={usStateCodes.map((code) => ({ value: code, label: usStates[code] }))}
          />
          <TextField
            control={control}
            name={`motorVehicle.licenses.${index}.number`}
            autoComplete="off"
            maxLength={30}
            label={t('license.number')}
          />
          <TextField
            control={control}
            name={`motorVehicle.licenses.${index}.expiresOn`}
            type="date"
            min={today()}
            label={t('license.expiresOn')}
          />
          {index === 0 ? null : (
            <Button
              variant="text"
              onClick={() => {
                remove(index);
              }}
            >
              {t('license.remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < MOST_LICENSES ? (
        <div>
          <Button
            variant="text"
            onClick={() => {
              append(emptyLicense);
            }}
          >
            {t('license.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
