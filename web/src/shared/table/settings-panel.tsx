import { useTranslation } from 'react-i18next';
import { useControls } from '#web/shared/controls/use-controls';
import { Stack } from '#web/shared/ui/layout';
import type { Density, TableSettings } from './table-settings';

const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

export interface SettingsPanelProps {
  columns: readonly { readonly id: string; readonly header: string }[];
  settings: TableSettings;
  onChange: (settings: TableSettings) => void;
}

/** A checkbox for each column, and the height of the rows. */
export function SettingsPanel({ columns, settings, onChange }: SettingsPanelProps) {
  const { t } = useTranslation();
  const { Checkbox, Radios } = useControls();
  const hidden = new Set(settings.hidden);
  const show = (id: string, isShown: boolean) => {
    onChange({ ...settings, hidden: [...settings.hidden.filter((other) => other !== id), ...(isShown ? [] : [id])] });
  };
  return (
    <Stack gap={8}>
      <fieldset className="gh-table-choices">
        <legend>{t('table.columns')}</legend>
        {columns.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.has(id)}
            onChange={(isShown) => {
              show(id, isShown);
            }}
          />
        ))}
      </fieldset>
      <div className="gh-table-choices">
        <span aria-hidden="true">{t('table.rowHeight')}</span>
        <Radios
          name="density"
          label={t('table.rowHeight')}
          choices={DENSITIES.map((value) => ({ value, label: t(`table.density.${value}`) }))}
          value={settings.density}
          onChange={(value) => {
            onChange({ ...settings, density: DENSITIES.find((density) => density === value) ?? settings.density });
          }}
        />
      </div>
    </Stack>
  );
}
