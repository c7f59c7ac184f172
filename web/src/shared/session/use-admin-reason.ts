import { useTranslation } from 'react-i18next';
import { useCan } from './current-user';

/** Why something is only for administrators of operations; nothing when the signed-in person is one. */
export function useAdminReason(): string | undefined {
  const { t } = useTranslation();
  return useCan('ops:admin') ? undefined : t('opsAdminOnly');
}
