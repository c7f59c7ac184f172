import { useTranslation } from 'react-i18next';
import { cutText } from '#domain/driver-dossier/cut-text';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { textModal } from './modals';
import './event-cards.css';

interface CutValueProps {
  label: string;
  text: string;
}

/** A value of up to 25 characters; the rest is behind "more". Paper shows all of it. */
export function CutValue({ label, text }: CutValueProps) {
  const { t } = useTranslation('histories');
  const { shown, isCut } = cutText(text);
  if (!isCut) return text;
  return (
    <>
      <span className="gh-cut-screen">
        {shown}{' '}
        <Button
          variant="text"
          size="small"
          onClick={() => {
            openModal(textModal, { title: label, text });
          }}
        >
          {t('card.more')}
          <span className="gh-hidden"> {label}</span>
        </Button>
      </span>
      <span className="gh-cut-paper">{text}</span>
    </>
  );
}
