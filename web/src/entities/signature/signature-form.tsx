import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ADDITIONS } from '#domain/employment-applications/limits';
import { CheckField } from '#web/shared/form/check-field';
import { dropDraft, keepDraft, readDraft } from '#web/shared/form/draft-storage';
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
  additions?: { label: string; help: string; isRequired: boolean; initial: string | null; draft: string };
  send: (signature: SentSignature) => Promise<unknown>;
}

interface Draft {
  additions: string | null;
}

/** Keeps only the additions in the browser: they can be long, unlike a signature. */
function useAdditionsDraft({ setValue, subscribe }: UseFormReturn<SignValues>, name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return undefined;
    const kept = readDraft(window.localStorage, name) as Draft | undefined;
    if (kept !== undefined) setValue('additions', kept.additions);
    return subscribe({
      name: 'additions',
      formState: { values: true },
      callback: ({ values: { additions } }) => {
        keepDraft(window.localStorage, name, { additions } satisfies Draft);
      },
    });
  }, [name, setValue, subscribe]);
}

/** Typed name, signature and agreement of the signed-in driver. Neither of them is stored in the browser. */
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
    defaultValues: {
      fullName: '',
      additions: field?.initial ?? null,
      signature: { type: 'drawn', strokes: [] },
      hasAgreed: false,
    },
  });
  const { control } = form;
  useAdditionsDraft(form, field?.draft);
  const typedName = useWatch({ control, name: 'fullName' });
  return (
    <Card title={t('title')}>
      <Form
        form={form}
        label={t('title')}
        onSubmit={async ({ fullName, additions, signature }) => {
          await send({
            fullName,
            ...(additions !== null && { additions }),
            signature: sentSignature(signature),
            hasAgreed: true,
          });
          if (field !== undefined) dropDraft(window.localStorage, field.draft);
        }}
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
