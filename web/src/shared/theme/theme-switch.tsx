import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThemeMode } from './theme-mode';
import { setThemeMode, THEME_MODES, useThemeMode } from './theme-mode';
import '#web/shared/form/form.css';

/** Light, dark, or the system's theme. Applies right away; `onChoose` stores the choice. */
export function ThemeSwitch({ onChoose }: { onChoose?: (mode: ThemeMode) => void }) {
  const { t } = useTranslation();
  const mode = useThemeMode();
  const name = useId();
  const names = { light: t('theme.light'), dark: t('theme.dark'), system: t('theme.system') };
  return (
    <fieldset className="gh-field-set gh-theme-switch">
      <legend>{t('theme.label')}</legend>
      <div className="gh-segments">
        {THEME_MODES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={mode === choice}
              onChange={() => {
                setThemeMode(choice);
                onChoose?.(choice);
              }}
            />
            {names[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
