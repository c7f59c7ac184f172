import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyLicense, MAX_LICENSES } from '#domain/compliance/answers';
import { issuerName, licenseIssuers } from '#domain/places/license-issuers';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { Button } from '#web/shared/ui/button';
import type { DrivingValues } from '../model/forms';

const NAME = 'motorVehicle.licenses';
const choices = licenseIssuers.map((code) => ({ value: code, label: issuerName(code) }));

/** All unexpired licenses; nearly always one. `useFieldArray` would add its weight to every driver page. */
export function LicenseFields({ form }: { form: UseFormReturn<DrivingValues> }) {
  const { t } = useTranslation('compliance');
  const { control, getValues, setValue } = form;
  const licenses = useWatch({ control, name: NAME });
  const change = (next: typeof licenses) => {
    setValue(NAME, next, { shouldDirty: true });
  };
  return (
    <>
      {licenses.map((_, index) => (
        <fieldset key={index} className="gh-wizard-license">
          <legend>{index === 0 ? t('license.first') : t('license.other', { number: index + 1 })}</legend>
          <SelectField
            control={control}
            name={`motorVehicle.licenses.${index}.state`}
            label={t('license.state')}
            choices={choices}
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
                change(getValues(NAME).filter((_license, at) => at !== index));
              }}
            >
              {t('license.remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {licenses.length < MAX_LICENSES ? (
        <div>
          <Button
            variant="text"
            onClick={() => {
              change([...getValues(NAME), emptyLicense]);
            }}
          >
            {t('license.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
