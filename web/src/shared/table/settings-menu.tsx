import { MoreOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { useDisclosure } from '#web/shared/ui/use-disclosure';
import { SettingsPanel, type SettingsPanelProps } from './settings-panel';

/** A button above the table; its panel has the columns and the height of the rows. */
export function SettingsMenu(props: SettingsPanelProps) {
  const { t } = useTranslation();
  const { open, toggle, frame, button } = useDisclosure();
  const panelId = useId();
  return (
    <div className="gh-menu gh-table-settings" ref={frame}>
      <Button
        ref={button}
        size="small"
        variant="text"
        aria-label={t('table.settings')}
        aria-expanded={open}
        aria-controls={panelId}
        icon={<MoreOutlined />}
        onClick={toggle}
      />
      {/* Focusable: otherwise, a press on a label would move the focus to the page, which closes the panel. */}
      <div id={panelId} className="gh-menu-panel" tabIndex={-1} hidden={!open}>
        {open ? <SettingsPanel {...props} /> : null}
      </div>
    </div>
  );
}
