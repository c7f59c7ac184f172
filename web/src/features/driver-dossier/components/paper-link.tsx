import { FilePdfOutlined, LockOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { consentModal, documentModal } from '../model/modals';

/** The name of a document, which opens it; on paper, only its name. */
export const DocumentButton = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <Button
    variant="text"
    size="small"
    className="gh-dossier-paper-link"
    icon={<FilePdfOutlined aria-hidden />}
    onClick={onOpen}
  >
    {name}
  </Button>
);

interface PaperLinkProps {
  driverId: string;
  /** Null without access to the file: then the place of the document is blurred, and nothing is fetched. */
  id: string | null;
  name: string;
  isConsent?: boolean;
}

/** Opens a document or a signed consent of the driver. */
export function PaperLink({ driverId, id, name, isConsent = false }: PaperLinkProps) {
  const { t } = useTranslation('dossier');
  if (id === null)
    return (
      <span className="gh-dossier-locked">
        <span className="gh-dossier-blurred" aria-hidden="true">
          {name}
        </span>
        <span className="gh-hidden">{t('locked', { name })}</span>
        <LockOutlined aria-hidden />
      </span>
    );
  return (
    <DocumentButton
      name={name}
      onOpen={() => {
        openModal(isConsent ? consentModal : documentModal, { driverId, id, name });
      }}
    />
  );
}
