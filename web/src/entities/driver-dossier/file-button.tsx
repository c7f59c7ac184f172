import { useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';

/** The URL parameter that opens a driver's file over the page. */
export const FILE_PARAM = 'file';

interface FileButtonProps {
  driverId: string;
  /** The driver's name, where a page has several of these buttons. */
  name?: string;
}

/** Opens the driver's file over the page; nothing for people who read no files. */
export function FileButton({ driverId, name }: FileButtonProps) {
  const { t } = useTranslation('labels');
  const [, setFile] = useQueryState(FILE_PARAM, { history: 'push' });
  const mayRead = useCan('files:read');
  if (!mayRead) return null;
  return (
    <Button size="small" onClick={() => void setFile(driverId)}>
      {t('term.driverFile')}
      {name === undefined ? null : <span className="gh-hidden"> {name}</span>}
    </Button>
  );
}
