import { useTranslation } from 'react-i18next';
import { cutText } from '#domain/driver-dossier/cut-text';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { textModal } from '../model/modals';

interface CutValueProps {
  label: string;
  text: string;
}

/** A value of up to 25 characters; the rest is behind "more". Paper shows all of it. */
export function CutValue({ label, text }: CutValueProps) {
  const { t } = useTranslation('dossier');
  const { shown, isCut } = cutText(text);
  if (!isCut) return text;
  return (
    <>
      <span className="gh-dossier-screen">
        {shown}{' '}
        <Button
          variant="text"
          size="small"
          onClick={() => {
            openModal(textModal, { title: label, text });
          }}
        >
          {t('more')}
          <span className="gh-hidden"> {label}</span>
        </Button>
      </span>
      <span className="gh-dossier-paper">{text}</span>
    </>
  );
}
