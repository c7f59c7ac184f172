import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ComplianceView } from '#domain/compliance/schema';
import type { ConsentKind, SigningKind } from '#domain/compliance/steps';
import { signedWith } from '#domain/compliance/steps';
import { SignatureField } from '#web/entities/signature/signature-field';
import { sentSignature } from '#web/entities/signature/signing-rules';
import { CheckField } from '#web/shared/form/check-field';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Alert } from '#web/shared/ui/alert';
import { useSign } from '../api/compliance';
import type { SignValues } from '../model/forms';
import { signResolver } from '../model/forms';

interface SignFormProps {
  view: ComplianceView;
  kind: SigningKind;
  /** The label of the agreement checkbox. */
  agreement: string;
  /** Whether to offer a free copy of the reports. */
  offersCopy?: boolean;
  onSigned: () => void;
}

const hashesOf = ({ documents }: ComplianceView, kinds: readonly ConsentKind[]) =>
  documents.filter((document) => kinds.includes(document.kind)).map(({ sha256 }) => sha256);

/** Typed name, signature and agreement. None of it is stored in the browser. */
export function SignForm({ view, kind, agreement, offersCopy = false, onSigned }: SignFormProps) {
  const { t } = useTranslation(['compliance', 'signature']);
  const { firstName, lastName } = useCurrentUser();
  const resolver = useMemo(() => signResolver({ firstName, lastName }), [firstName, lastName]);
  const form = useForm<SignValues>({
    resolver,
    defaultValues: {
      fullName: '',
      signature: { type: 'drawn', strokes: [] },
      hasAgreed: false,
      wantsFreeCopy: view.wantsFreeCopy,
    },
  });
  const { control } = form;
  const typedName = useWatch({ control, name: 'fullName' });
  const sign = useSign(onSigned);
  const send = ({ fullName, signature, wantsFreeCopy }: SignValues) =>
    sign.mutateAsync({
      kind,
      shown: hashesOf(view, signedWith(kind)),
      fullName,
      signature: sentSignature(signature),
      hasAgreed: true,
      wantsFreeCopy,
    });
  if (!view.canSign) return <Alert>{t('sign.notApproved')}</Alert>;
  return (
    <Form form={form} onSubmit={send} label={t('signature:title')}>
      <TextField
        control={control}
        name="fullName"
        autoComplete="name"
        maxLength={150}
        label={t('signature:fullName')}
        help={t('signature:fullNameHelp')}
      />
      <SignatureField control={control} typedName={typedName} />
      <CheckField control={control} name="hasAgreed" label={agreement} />
      {offersCopy ? <CheckField control={control} name="wantsFreeCopy" label={t('sign.freeCopy')} /> : null}
      <div>
        <SubmitButton control={control}>{offersCopy ? t('sign.send') : t('signature:sign')}</SubmitButton>
      </div>
    </Form>
  );
}
