import { createInstance } from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, NAMESPACES } from './languages';
import type { Language, Namespace } from './languages';
import { texts } from './texts';

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value);

const isNamespace = (value: string): value is Namespace | 'problems' =>
  value === 'problems' || NAMESPACES.some((namespace) => namespace === value);

const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    if (!isLanguage(language) || !isNamespace(namespace)) {
      done(null, {});
      return;
    }
    texts[language][namespace]().then(
      ({ default: loaded }) => {
        done(null, loaded);
      },
      (error: unknown) => {
        done(error instanceof Error ? error : new Error(String(error)), false);
      },
    );
  },
};

const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en';

export const i18n = createInstance();

/** Shows the language that somebody chose, once its texts are there; one that has none yet changes nothing. */
export async function showLanguage(language: string) {
  if (!isLanguage(language) || i18n.language === language) return;
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Ready when the texts that every page shows are there. */
export async function startI18n() {
  await i18n
    .use(lazyTexts)
    .use(initReactI18next)
    .init({
      lng: browserLanguage(),
      fallbackLng: 'en',
      supportedLngs: LANGUAGES,
      ns: ['common', 'problems'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  document.documentElement.lang = i18n.language;
}
