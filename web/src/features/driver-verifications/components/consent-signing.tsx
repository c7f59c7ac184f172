import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VerificationConsent } from '#domain/employment-verifications/consent-schema';
import { LegalBody, TemplateNotice } from '#web/entities/legal/legal-body';
import { ReadToEnd } from '#web/entities/legal/read-to-end';
import { SignatureField } from '#web/entities/signature/signature-field';
import type { SignedValues } from '#web/entities/signature/signing-rules';
import { nameIssues, sentSignature, signatureIssues } from '#web/entities/signature/signing-rules';
import { CheckField } from '#web/shared/form/check-field';
import { Form } from '#web/shared/form/form';
import { byRule } from '#web/shared/form/rule-resolver';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { consentTextsQuery, useMarkReading, useSignConsent } from '../api/verifications';

interface SignValues extends SignedValues {
  fullName: string;
  hasAgreed: boolean;
}

const signResolver = (person: { firstName: string; lastName: string }) =>
  byRule<SignValues>(async ({ fullName, signature, hasAgreed }) => [
    ...(await nameIssues(fullName, person)),
    ...signatureIssues(signature),
    ...(hasAgreed ? [] : [{ field: 'hasAgreed', code: 'required' }]),
  ]);

type Text = VerificationConsent['texts'][number];

function ConsentText({ request, text }: { request: { id: string; round: number }; text: Text }) {
  const marking = useMarkReading(request);
  const { _id: textId, body, endReachedAt, openedAt, status, title } = text;
  return (
    <Card title={title}>
      {status === 'template' ? <TemplateNotice /> : null}
      <LegalBody body={body} />
      <ReadToEnd text={{ textId, openedAt, endReachedAt }} marking={marking} />
    </Card>
  );
}

function SignForm({ id, consent }: { id: string; consent: VerificationConsent }) {
  const { t } = useTranslation(['driver-verifications', 'signature']);
  const { firstName, lastName } = useCurrentUser();
  const resolver = useMemo(() => signResolver({ firstName, lastName }), [firstName, lastName]);
  const form = useForm<SignValues>({
    resolver,
    defaultValues: { fullName: '', signature: { type: 'drawn', strokes: [] }, hasAgreed: false },
  });
  const { control } = form;
  const typedName = useWatch({ control, name: 'fullName' });
  const { round, carrier, employer, texts } = consent;
  const sign = useSignConsent(id, () => {
    toast.success(t('consent.done', { carrier, employer }));
  });
  return (
    <Card title={t('signature:title')}>
      <Form
        form={form}
        label={t('signature:title')}
        onSubmit={({ fullName, signature }) =>
          sign.mutateAsync({
            round,
            shown: texts.map(({ sha256 }) => sha256),
            fullName,
            signature: sentSignature(signature),
            hasAgreed: true,
          })
        }
      >
        <TextField
          control={control}
          name="fullName"
          autoComplete="name"
          maxLength={150}
          label={t('signature:fullName')}
          help={t('signature:fullNameHelp')}
        />
        <SignatureField control={control} typedName={typedName} />
        <CheckField control={control} name="hasAgreed" label={t('consent.agree', { carrier, employer })} />
        <div>
          <SubmitButton control={control}>{t('signature:sign')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

interface ConsentSigningProps {
  id: string;
  carrier: string;
  employer: string;
}

/** The texts of a consent, each read to its end, and one signature. */
export function ConsentSigning({ id, carrier, employer }: ConsentSigningProps) {
  const { t } = useTranslation('driver-verifications');
  const { data: consent, error, refetch } = useQuery(consentTextsQuery(id));
  if (consent === undefined)
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  const unread = consent.texts.filter(({ endReachedAt }) => endReachedAt === null).length;
  return (
    <>
      <p>{t(consent.includesTesting ? 'consent.leadWithTests' : 'consent.lead', { carrier, employer })}</p>
      {consent.texts.map((text) => (
        <ConsentText key={text.sha256} request={{ id, round: consent.round }} text={text} />
      ))}
      {unread > 0 ? (
        <p className="gh-own-verification-aside">{t('consent.readFirst')}</p>
      ) : (
        <SignForm id={id} consent={consent} />
      )}
    </>
  );
}
