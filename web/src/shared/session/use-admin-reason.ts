import { useTranslation } from 'react-i18next';
import { useCan } from './current-user';

/** Why an action is reserved for administrators of operations; undefined when the signed-in person is one. */
export function useAdminReason(): string | undefined {
  const { t } = useTranslation();
  return useCan('ops:admin') ? undefined : t('opsAdminOnly');
}
