import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';

/** Items of the file of a job that the driver has to complete within a week; renders nothing when there are none. */
export function FileDue({ application: { fileTasks } }: { application: DriverApplicationView }) {
  const { t } = useTranslation(['driver-home', 'driver']);
  if (fileTasks.due === 0) return null;
  return (
    <>
      <p>{t('fileDue', { count: fileTasks.due })}</p>
      <div>
        <ButtonLink to={paths.driverOwnFile}>{t('driver:file')}</ButtonLink>
      </div>
    </>
  );
}
