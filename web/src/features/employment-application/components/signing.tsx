import { useTranslation } from 'react-i18next';
import type { EmploymentApplication } from '#domain/employment-applications/schema';
import type { TextToSign } from '#web/entities/legal/text-to-sign';
import { TextToSignCard } from '#web/entities/legal/text-to-sign';
import { SignatureForm } from '#web/entities/signature/signature-form';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useAcceptStart, useMarkApplicationReading, useSignApplication } from '../api/application';

const TextCard = ({ application, text }: { application: EmploymentApplication; text: TextToSign }) => (
  <TextToSignCard text={text} marking={useMarkApplicationReading(application)} />
);

/** The missing parts of the application, with a link to the form. */
function Missing({ missing }: Pick<EmploymentApplication, 'missing'>) {
  const { t } = useTranslation('employment-application');
  return (
    <Card title={t('missing.title')}>
      <Stack>
        <p>{t('missing.text')}</p>
        <ul>
          {missing.map((part) => (
            <li key={part}>{t(`part.${part}`)}</li>
          ))}
        </ul>
        <Inline>
          <ButtonLink variant="primary" to={paths.driverPersonalInfo}>
            {t('missing.action')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Where the texts are not approved, the carrier's own papers take the place of the signature. */
function OnPaper() {
  const { t } = useTranslation('employment-application');
  return (
    <Card title={t('onPaper.title')}>
      <Stack>
        <p>{t('onPaper.text')}</p>
        <Inline>
          <ButtonLink variant="primary" to={paths.driverOwnFile}>
            {t('onPaper.action')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Signs, and accepts an offered start date in the same act. */
function Signature({ application, onAccepted }: { application: EmploymentApplication; onAccepted: () => void }) {
  const { t } = useTranslation('employment-application');
  const { carrier, texts, contentSha256, startToAccept } = application;
  const sign = useSignApplication(application, () => {
    toast.success(t('signed', { carrier }));
  });
  const accept = useAcceptStart(application, onAccepted);
  const isApplication = texts.some(({ kind }) => kind !== 'clearinghouse-carrier-consent');
  return (
    <SignatureForm
      agreement={t(isApplication ? 'agree' : 'agreeConsent', { carrier })}
      {...(startToAccept !== null && { action: t('signAndAccept') })}
      send={(signature) => {
        const body = { shown: texts.map(({ sha256 }) => sha256), contentSha256, ...signature };
        return startToAccept === null ? sign.mutateAsync(body) : accept.mutateAsync(body);
      }}
    />
  );
}

/** The texts to sign for the carrier, each read to its end, and one signature. */
export function Signing({ application, onAccepted }: { application: EmploymentApplication; onAccepted: () => void }) {
  const { t } = useTranslation(['employment-application', 'signature']);
  const { texts, missing, canSign } = application;
  const unread = texts.filter(({ endReachedAt }) => endReachedAt === null).length;
  if (!canSign) return <OnPaper />;
  if (missing.length > 0) return <Missing missing={missing} />;
  return (
    <>
      {texts.map((text) => (
        <TextCard key={text.sha256} application={application} text={text} />
      ))}
      {unread > 0 ? (
        <p className="gh-employment-application-aside">{t('signature:readFirst')}</p>
      ) : (
        <Signature application={application} onAccepted={onAccepted} />
      )}
    </>
  );
}
