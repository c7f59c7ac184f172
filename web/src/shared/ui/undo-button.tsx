import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { UNDO_SECONDS } from './undo-seconds';

const MS = 1000;

/** Undoes the last action for a limited time; a new React key restarts the timer. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOver(true);
    }, UNDO_SECONDS * MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (isOver) return null;
  return (
    <Button size="small" onClick={onUndo}>
      {t('undo')}
    </Button>
  );
}
