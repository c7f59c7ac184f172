import { useTranslation } from 'react-i18next';
import { Button } from './button';
import './states.css';

/** Rows that arrive live wait here instead of moving the list under the pointer. */
export function NewRowsPill({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <div className="gh-new-rows" role="status">
      <Button variant="primary" onClick={onShow}>
        {t('newRows', { count })}
      </Button>
    </div>
  );
}
