import { useTranslation } from 'react-i18next';
import type { FileAccessView } from '#domain/dq-access/schema';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

type Shown = Pick<FileAccessView, 'state' | 'isByLaw'>;

/** The state of the access to a driver's file; an employment in force counts more than the grant. */
export function AccessChip({ access: { state, isByLaw } }: { access: Shown }) {
  const { t } = useTranslation('file-access');
  if (isByLaw && state !== 'approved') return <StateChip turn="done">{t('byLaw')}</StateChip>;
  const text = t(`state.${state}`);
  return state === 'approved' ? <StateChip turn="done">{text}</StateChip> : <PlainChip>{text}</PlainChip>;
}
