import { SearchOutlined } from '@ant-design/icons';
import { Suspense, useCallback } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useTranslation } from 'react-i18next';
import { keyLabel, keysOf } from '#web/shared/keys/shortcuts';
import { useSingleKey } from '#web/shared/keys/use-single-key';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { keysModal } from './keys-modal';
import type { PalettePage } from './modal-data';
import { carrierPaletteModal, paletteModal } from './modals';
import './palette.css';

interface ConsoleToolsProps {
  pages: readonly PalettePage[];
  isOps: boolean;
}

/** An open dialog may hold unsaved input that must not be lost. */
const isDialogOpen = () => document.querySelector('[role=dialog][aria-modal=true]') !== null;

function PaletteButton({ pages, isOps }: ConsoleToolsProps) {
  const { t } = useTranslation('tools');
  const open = useCallback(() => {
    openModal(isOps ? paletteModal : carrierPaletteModal, { pages });
  }, [pages, isOps]);
  useHotkeys(
    [...keysOf('everywhere.palette')],
    () => {
      if (!isDialogOpen()) open();
    },
    { enableOnFormTags: true, preventDefault: true },
    [open],
  );
  return (
    <Button
      className="gh-palette-button"
      icon={<SearchOutlined aria-hidden="true" />}
      aria-label={t('palette.title')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
    >
      <kbd aria-hidden="true">{keyLabel('mod+k')}</kbd>
    </Button>
  );
}

/** Buttons for the command palette and for the list of shortcuts, on every page of the console. */
export function ConsoleTools({ pages, isOps }: ConsoleToolsProps) {
  const { t } = useTranslation();
  const showKeys = () => {
    openModal(keysModal, { isOps });
  };
  useSingleKey('everywhere.sheet', showKeys);
  return (
    <>
      <Suspense fallback={null}>
        <PaletteButton pages={pages} isOps={isOps} />
      </Suspense>
      <Button
        className="gh-palette-button gh-keys-button"
        aria-label={t('keyboardShortcuts')}
        title={t('keyboardShortcuts')}
        aria-keyshortcuts="?"
        onClick={showKeys}
      >
        <kbd aria-hidden="true">?</kbd>
      </Button>
    </>
  );
}
