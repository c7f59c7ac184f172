import { useTranslation } from 'react-i18next';

interface PausedNoteProps {
  of: { readonly carrier: string; readonly isCarrierPaused: boolean };
  /** Whether anybody still has to do something. */
  isOpen: boolean;
}

/** Says that nobody at a deactivated carrier can answer what a card is about; renders nothing otherwise. */
export function PausedNote({ of: { carrier, isCarrierPaused }, isOpen }: PausedNoteProps) {
  const { t } = useTranslation('driver');
  return isCarrierPaused && isOpen ? <p role="note">{t('pausedCard', { carrier })}</p> : null;
}
