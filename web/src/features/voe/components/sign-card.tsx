import type { Control, FieldPath, FieldPathValue } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SignatureField } from '#web/entities/signature/signature-field';
import type { SignedValues } from '#web/entities/signature/signing-rules';
import { CheckField } from '#web/shared/form/check-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { Card, Stack } from '#web/shared/ui/layout';

interface SignCardProps<Values extends SignedValues> {
  control: Control<Values>;
  /** The path of the respondent in the form's values. */
  respondent: 'answer.respondent' | 'respondent';
  /** The label of the submit button. */
  action: string;
}

/** The respondent, the signature and the certification. */
export function SignCard<Values extends SignedValues>({ control, respondent, action }: SignCardProps<Values>) {
  const { t } = useTranslation(['voe', 'common', 'signature']);
  const at = (name: string) => `${respondent}.${name}` as FieldPath<Values>;
  const typedName: FieldPathValue<Values, FieldPath<Values>> = useWatch({ control, name: at('name') });
  return (
    <Card title={t('signature:title')}>
      <Stack>
        <TextField
          control={control}
          name={at('name')}
          autoComplete="name"
          maxLength={120}
          label={t('signature:fullName')}
        />
        <TextField
          control={control}
          name={at('title')}
          autoComplete="organization-title"
          maxLength={120}
          label={t('respondent.title')}
        />
        <div className="gh-voe-pair">
          <TextField
            control={control}
            name={at('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            label={t('common:term.phone')}
            optional
            staysText
          />
          <TextField
            control={control}
            name={at('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            label={t('common:term.email')}
            optional
            staysText
          />
        </div>
        <SignatureField control={control} typedName={String(typedName)} />
        <CheckField control={control} name={'hasCertified' as FieldPath<Values>} label={t('respondent.certify')} />
        <div>
          <SubmitButton control={control}>{action}</SubmitButton>
        </div>
      </Stack>
    </Card>
  );
}
