import { useTranslation } from 'react-i18next';
import type { AuditRow } from '#domain/audits/schema';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

/** The state of a packet, with its progress while it is rendered. */
export function PacketState({ audit }: { audit: Pick<AuditRow, 'state' | 'files' | 'filesReady'> }) {
  const { t } = useTranslation('audits');
  const { state, files, filesReady } = audit;
  switch (state) {
    case 'queued':
    case 'rendering':
      return <PlainChip>{t('packet.progress', { done: filesReady, total: files })}</PlainChip>;
    case 'ready':
      return <StateChip turn="done">{t('packet.ready')}</StateChip>;
    case 'failed':
      return <PlainChip turn="blocked">{t('packet.failed')}</PlainChip>;
  }
}
