import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MailingAddress } from '#domain/driver-histories/items';
import { ABROAD } from '#domain/driver-histories/kinds';
import { PlaceFields } from '#web/entities/driver/history/fields/place-fields';
import { TextField } from '#web/shared/form/text-field';

export interface SentResidence {
  sameAddress: boolean;
  mailingAddress: MailingAddress;
}

/** Where the driver gets mail, if not at home. */
export function MailingFields({ control }: { control: Control<SentResidence> }) {
  const { t } = useTranslation('histories');
  const [sameAddress, state] = useWatch({ control, name: ['sameAddress', 'mailingAddress.state'] });
  if (sameAddress) return null;
  return (
    <fieldset className="gh-field-set">
      <legend>{t('send.mailingAddress')}</legend>
      <TextField control={control} name="mailingAddress.addressLine1" label={t('field.addressLine1')} />
      <TextField control={control} name="mailingAddress.addressLine2" optional label={t('field.addressLine2')} />
      <PlaceFields control={control} at="mailingAddress." />
      <TextField
        control={control}
        name="mailingAddress.postalCode"
        optional={state === ABROAD}
        maxLength={10}
        label={t('field.postalCode')}
      />
    </fieldset>
  );
}
