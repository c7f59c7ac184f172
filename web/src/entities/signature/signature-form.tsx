import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ADDITIONS } from '#domain/employment-applications/limits';
import { CheckField } from '#web/shared/form/check-field';
import { Form } from '#web/shared/form/form';
import { byRule } from '#web/shared/form/rule-resolver';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';
import { SignatureField } from './signature-field';
import type { SignedValues } from './signing-rules';
import { nameIssues, sentSignature, signatureIssues } from './signing-rules';

interface SignValues extends SignedValues {
  fullName: string;
  /** The driver's additions to the text that is signed. */
  additions: string | null;
  hasAgreed: boolean;
}

/** A signature as it is sent. */
export interface SentSignature {
  fullName: string;
  additions?: string;
  signature: ReturnType<typeof sentSignature>;
  hasAgreed: true;
}

interface Signer {
  firstName: string;
  lastName: string;
  isAdditionRequired: boolean;
}

const signResolver = ({ isAdditionRequired, ...person }: Signer) =>
  byRule<SignValues>(async ({ fullName, additions, signature, hasAgreed }) => [
    ...(isAdditionRequired && (additions ?? '').trim() === ''
      ? [{ field: 'additions', code: 'required' as const }]
      : []),
    ...(await nameIssues(fullName, person)),
    ...signatureIssues(signature),
    ...(hasAgreed ? [] : [{ field: 'hasAgreed', code: 'required' }]),
  ]);

interface SignatureFormProps {
  /** The label of the agreement checkbox. */
  agreement: string;
  /** The label of the button; "Sign" if absent. */
  action?: string;
  /** The field for what the driver adds in own words; absent if nothing can be added. */
  additions?: { label: string; help: string; isRequired: boolean };
  send: (signature: SentSignature) => Promise<unknown>;
}

/** Typed name, signature and agreement of the signed-in driver. None of it is stored in the browser. */
export function SignatureForm({ agreement, action, additions: field, send }: SignatureFormProps) {
  const { t } = useTranslation('signature');
  const { firstName, lastName } = useCurrentUser();
  const isAdditionRequired = field?.isRequired === true;
  const resolver = useMemo(
    () => signResolver({ firstName, lastName, isAdditionRequired }),
    [firstName, lastName, isAdditionRequired],
  );
  const form = useForm<SignValues>({
    resolver,
    defaultValues: { fullName: '', additions: null, signature: { type: 'drawn', strokes: [] }, hasAgreed: false },
  });
  const { control } = form;
  const typedName = useWatch({ control, name: 'fullName' });
  return (
    <Card title={t('title')}>
      <Form
        form={form}
        label={t('title')}
        onSubmit={({ fullName, additions, signature }) =>
          send({
            fullName,
            ...(additions !== null && { additions }),
            signature: sentSignature(signature),
            hasAgreed: true,
          })
        }
      >
        {field === undefined ? null : (
          <TextAreaField
            control={control}
            name="additions"
            rows={4}
            maxLength={MAX_ADDITIONS}
            optional={!field.isRequired}
            label={field.label}
            help={field.help}
          />
        )}
        <TextField
          control={control}
          name="fullName"
          autoComplete="name"
          maxLength={150}
          label={t('fullName')}
          help={t('fullNameHelp')}
        />
        <SignatureField control={control} typedName={typedName} />
        <CheckField control={control} name="hasAgreed" label={agreement} />
        <div>
          <SubmitButton control={control}>{action ?? t('sign')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
