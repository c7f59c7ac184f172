import { useTranslation } from 'react-i18next';
import { setThemeMode, THEME_MODES, useThemeMode } from './theme-mode';
import '../form/form.css';

/** Light, dark, or as the system has it; kept on this device. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const mode = useThemeMode();
  const names = { light: t('theme.light'), dark: t('theme.dark'), system: t('theme.system') };
  return (
    <fieldset className="gh-field-set gh-theme-switch">
      <legend>{t('theme.label')}</legend>
      <div className="gh-segments">
        {THEME_MODES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="theme"
              checked={mode === choice}
              onChange={() => {
                setThemeMode(choice);
              }}
            />
            {names[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
