import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Signature } from '#domain/compliance/signature';
import { Field } from '#web/shared/form/field';
import { Radios } from '#web/shared/form/inputs';
import { Button } from '#web/shared/ui/button';
import type { SignValues } from '../model/forms';
import { SignaturePad } from './signature-pad';

const ways = ['drawn', 'typed'] as const;
const emptySignature = (way: (typeof ways)[number]): Signature =>
  way === 'drawn' ? { type: way, strokes: [] } : { type: way };

interface SignatureFieldProps {
  control: Control<SignValues>;
  /** Used as the signature of a person who types instead of drawing. */
  typedName: string;
}

/** A drawn signature, or the typed name for people who use a keyboard or cannot draw. */
export function SignatureField({ control, typedName }: SignatureFieldProps) {
  const { t } = useTranslation('compliance');
  const { field, fieldState } = useController({ control, name: 'signature' });
  const signature = field.value;
  const isDrawn = signature.type === 'drawn';
  return (
    <Field label={t('signature.label')} error={fieldState.error?.message}>
      {(inputProps) => (
        <div>
          <Radios
            {...inputProps}
            label={t('signature.label')}
            name="signatureWay"
            choices={ways.map((way) => ({ value: way, label: t(`signature.way.${way}`) }))}
            focusRef={field.ref}
            value={signature.type}
            onChange={(way) => {
              field.onChange(emptySignature(way));
            }}
          />
          {isDrawn ? (
            <>
              <SignaturePad
                strokes={signature.strokes}
                onChange={(strokes) => {
                  field.onChange({ type: 'drawn', strokes });
                }}
              />
              <Button
                variant="text"
                onClick={() => {
                  field.onChange(emptySignature('drawn'));
                }}
              >
                {t('signature.clear')}
              </Button>
            </>
          ) : (
            <p className="gh-signature-typed">{typedName.trim() === '' ? t('signature.typeFirst') : typedName}</p>
          )}
        </div>
      )}
    </Field>
  );
}
