import { useTranslation } from 'react-i18next';
import type { FileAccessView } from '#domain/dq-access/schema';
import type { AccessTarget } from '#web/entities/file-access/file-access';
import { LazyFileAccess } from '#web/entities/file-access/lazy-file-access';

/** The carrier's access to the driver's file. */
export function FileAccessSection({ access, target }: { access: FileAccessView | null; target: AccessTarget }) {
  const { t } = useTranslation('drivers');
  if (access === null) return null;
  return (
    <section aria-label={t('section.fileAccess')}>
      <h3>{t('section.fileAccess')}</h3>
      <LazyFileAccess access={access} target={target} />
    </section>
  );
}
