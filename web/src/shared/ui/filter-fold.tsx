import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import './layout.css';

interface FilterFoldProps {
  /** The number of filters in use. */
  applied: number;
  children: ReactNode;
}

/** The filters of a list. On a phone they are behind a button, so that the list begins on the first screen. */
export function FilterFold({ applied, children }: FilterFoldProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="gh-filter-fold" data-open={open}>
      <Button
        className="gh-filter-fold-button"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {applied === 0 ? t('filters.open') : t('filters.openCount', { applied })}
      </Button>
      <div id={id}>{children}</div>
    </div>
  );
}
