import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { FILE_PARAM } from './file-param';

interface FileButtonProps {
  driverId: string;
  /** The driver's name, where a page has several of these buttons. */
  name?: string;
}

/** Opens the driver's file over the page; nothing for people who read no files. */
export function FileButton({ driverId, name }: FileButtonProps) {
  const { t } = useTranslation('labels');
  const [, setSearch] = useSearchParams();
  const mayRead = useCan('files:read');
  if (!mayRead) return null;
  return (
    <Button
      size="small"
      onClick={() => setSearch((search) => new URLSearchParams([...search, [FILE_PARAM, driverId]]))}
    >
      {t('term.driverFile')}
      {name === undefined ? null : <span className="gh-hidden"> {name}</span>}
    </Button>
  );
}
