import { useTranslation } from 'react-i18next';
import { needsFileOfDriver } from '#domain/candidacies/next-step';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';

/** Leads to what the driver has to do: the step that the application names is the primary button. */
export function NextAction({
  application: { next, candidacyId, signature },
}: {
  readonly application: Pick<DriverApplicationView, 'next' | 'candidacyId' | 'signature'>;
}) {
  const { t } = useTranslation(['driver-home', 'driver']);
  const isToSign = signature === 'due';
  if (next === 'renewProof' && !isToSign) {
    return (
      <ButtonLink variant="primary" to={paths.driverPersonalInfo}>
        {t('next.renew')}
      </ButtonLink>
    );
  }
  if (isToSign || needsFileOfDriver(next)) {
    return (
      <>
        {isToSign ? (
          <ButtonLink variant="primary" to={paths.signApplication(candidacyId)}>
            {t('next.sign')}
          </ButtonLink>
        ) : null}
        {needsFileOfDriver(next) ? (
          <ButtonLink variant={isToSign ? 'default' : 'primary'} to={paths.driverOwnFile}>
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
