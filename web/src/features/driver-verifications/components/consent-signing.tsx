import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { VerificationConsent } from '#domain/employment-verifications/consent-schema';
import type { TextToSign } from '#web/entities/legal/text-to-sign';
import { TextToSignCard } from '#web/entities/legal/text-to-sign';
import { SignatureForm } from '#web/entities/signature/signature-form';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { consentTextsQuery, useMarkReading, useSignConsent } from '../api/verifications';

const ConsentText = ({ request, text }: { request: { id: string; round: number }; text: TextToSign }) => (
  <TextToSignCard text={text} marking={useMarkReading(request)} />
);

function SignForm({ id, consent }: { id: string; consent: VerificationConsent }) {
  const { t } = useTranslation('driver-verifications');
  const { round, carrier, employer, texts } = consent;
  const sign = useSignConsent(id, () => {
    toast.success(t('consent.done', { carrier, employer }));
  });
  return (
    <SignatureForm
      agreement={t('consent.agree', { carrier, employer })}
      send={(signature) => sign.mutateAsync({ round, shown: texts.map(({ sha256 }) => sha256), ...signature })}
    />
  );
}

interface ConsentSigningProps {
  id: string;
  carrier: string;
  employer: string;
}

/** The texts of a consent, each read to its end, and one signature. */
export function ConsentSigning({ id, carrier, employer }: ConsentSigningProps) {
  const { t } = useTranslation(['driver-verifications', 'signature']);
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
        <p className="gh-own-verification-aside">{t('signature:readFirst')}</p>
      ) : (
        <SignForm id={id} consent={consent} />
      )}
    </>
  );
}
