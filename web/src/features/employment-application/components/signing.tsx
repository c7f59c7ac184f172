import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmploymentApplication } from '#domain/employment-applications/schema';
import type { TextToSign } from '#web/entities/legal/text-to-sign';
import { TextToSignCard } from '#web/entities/legal/text-to-sign';
import { SignatureForm } from '#web/entities/signature/signature-form';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
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

/** The sentence that the driver agrees to: for the application, the consent alone, or another text that is signed again. */
function agreementOf(kinds: readonly EmploymentApplication['texts'][number]['kind'][]) {
  if (kinds.includes('application-certification')) return 'agree';
  return kinds.every((kind) => kind === 'clearinghouse-carrier-consent') ? 'agreeConsent' : 'agreeAgain';
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
  const { candidacyId, carrier, texts, contentSha256, startToAccept, withoutEquipment } = application;
  const sign = useSignApplication(application, () => {
    toast.success(t('signed', { carrier }));
  });
  const accept = useAcceptStart(application, onAccepted);
  const kinds = texts.map(({ kind }) => kind);
  const isApplication = kinds.includes('application-certification');
  const isRequired = withoutEquipment.length > 0;
  const additions = {
    label: t('additions.label'),
    help: isRequired ? t('additions.equipment', { jobs: withoutEquipment.join(', ') }) : t('additions.help'),
    isRequired,
    initial: application.additions,
    draft: `application-additions.${candidacyId}`,
  };
  return (
    <SignatureForm
      agreement={t(agreementOf(kinds), { carrier })}
      {...(startToAccept !== null && { action: t('signAndAccept') })}
      {...(isApplication && { additions })}
      send={(signature) => {
        const body = { shown: texts.map(({ sha256 }) => sha256), contentSha256, ...signature };
        return startToAccept === null ? sign.mutateAsync(body) : accept.mutateAsync(body);
      }}
    />
  );
}

/** The parts whose content is another one than when the page was opened. */
function Changed({ sections }: Pick<EmploymentApplication, 'sections'>) {
  const { t } = useTranslation('employment-application');
  const [opened] = useState(sections);
  const before = new Map(opened.map((section) => [section.citation, JSON.stringify(section)]));
  const changed = sections.filter((section) => before.get(section.citation) !== JSON.stringify(section));
  if (changed.length === 0) return null;
  return <Alert>{t('changed', { parts: changed.map(({ title }) => title).join(', ') })}</Alert>;
}

/** The texts to sign for the carrier, each read to its end, and one signature. */
export function Signing({ application, onAccepted }: { application: EmploymentApplication; onAccepted: () => void }) {
  const { t } = useTranslation(['employment-application', 'signature']);
  const { texts, missing, sections, canSign } = application;
  const unread = texts.filter(({ endReachedAt }) => endReachedAt === null).length;
  if (!canSign) return <OnPaper />;
  if (missing.length > 0) return <Missing missing={missing} />;
  return (
    <>
      {texts.map((text) => (
        <TextCard key={text.sha256} application={application} text={text} />
      ))}
      <Changed sections={sections} />
      {unread > 0 ? (
        <p className="gh-employment-application-aside">{t('signature:readFirst')}</p>
      ) : (
        <Signature application={application} onAccepted={onAccepted} />
      )}
    </>
  );
}
