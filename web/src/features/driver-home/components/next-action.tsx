import { useTranslation } from 'react-i18next';
import { mustNotDrive, needsFileOfDriver } from '#domain/candidacies/next-step';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { isToSign } from '#web/entities/driver/use-next-line';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';

/** Leads to what the driver has to do: the step that the application names is the primary button. */
export function NextAction({
  application,
}: {
  readonly application: Pick<DriverApplicationView, 'next' | 'candidacyId' | 'signature'>;
}) {
  const { t } = useTranslation(['driver-home', 'driver']);
  const { next, candidacyId, signature } = application;
  const signs = isToSign(application);
  if ((next === 'renewProof' || next === 'renewProofAtWork') && !signs) {
    return (
      <ButtonLink variant="primary" to={paths.driverPersonalInfo}>
        {t('next.renew')}
      </ButtonLink>
    );
  }
  if (signs || needsFileOfDriver(next) || mustNotDrive(next)) {
    return (
      <>
        {signs ? (
          <ButtonLink variant="primary" to={paths.signApplication(candidacyId)}>
            {t(signature === 'consent' ? 'next.consentAgain' : 'next.sign')}
          </ButtonLink>
        ) : null}
        {needsFileOfDriver(next) || mustNotDrive(next) ? (
          <ButtonLink variant={signs ? 'default' : 'primary'} to={paths.driverOwnFile}>
            {t('driver:file')}
          </ButtonLink>
        ) : null}
      </>
    );
  }
  return (
    <ButtonLink variant="primary" to={paths.driverApplication(candidacyId)}>
      {t('next.answer')}
    </ButtonLink>
  );
}
