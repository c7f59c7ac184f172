import type { Control, FieldPath } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Signature } from '#domain/compliance/signature';
import { Field } from '#web/shared/form/field';
import { Radios } from '#web/shared/form/inputs';
import { Button } from '#web/shared/ui/button';
import { SignaturePad } from './signature-pad';
import type { SignedValues } from './signing-rules';
import './signature.css';

const ways = ['drawn', 'typed'] as const;
const emptySignature = (way: (typeof ways)[number]): Signature =>
  way === 'drawn' ? { type: way, strokes: [] } : { type: way };

interface SignatureFieldProps<Values extends SignedValues> {
  control: Control<Values>;
  /** Used as the signature of a person who types instead of drawing. */
  typedName: string;
}

/** A drawn signature, or the typed name for people who use a keyboard or cannot draw. */
export function SignatureField<Values extends SignedValues>({ control, typedName }: SignatureFieldProps<Values>) {
  const { t } = useTranslation('signature');
  const { field, fieldState } = useController({ control, name: 'signature' as FieldPath<Values> });
  const signature: Signature = field.value;
  const isDrawn = signature.type === 'drawn';
  return (
    <Field label={t('label')} error={fieldState.error?.message}>
      {(inputProps) => (
        <div>
          <Radios
            {...inputProps}
            label={t('label')}
            name="signatureWay"
            choices={ways.map((way) => ({ value: way, label: t(`way.${way}`) }))}
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
                {t('clear')}
              </Button>
            </>
          ) : (
            <p className="gh-signature-typed">{typedName.trim() === '' ? t('typeFirst') : typedName}</p>
          )}
        </div>
      )}
    </Field>
  );
}
