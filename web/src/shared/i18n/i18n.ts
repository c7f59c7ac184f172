import type { BackendModule } from 'i18next';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language, TextFile } from './languages';
import { LANGUAGES, NAMESPACES, SHARED_TEXTS } from './languages';
import { texts } from './texts';

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value);

const isNamespace = (value: string): value is TextFile =>
  [...SHARED_TEXTS, ...NAMESPACES].some((namespace) => namespace === value);

const RETRY_MS = 2_000;

/**
 * Texts may refer to shared ones (`$t(labels:stage.Certified)`): those of `console`, which may refer to `labels`, and those
 * of `labels`; `common` is always loaded. Added directly: a nested `loadNamespaces` would wait for the load that it is part of.
 */
async function withShared(language: Language, load: () => Promise<Record<string, unknown>>) {
  const loaded = await load();
  let written = JSON.stringify(loaded);
  for (const shared of ['console', 'labels'] as const) {
    if (!written.includes(`$t(${shared}:`)) continue;
    const found = await texts[language][shared]();
    if (!i18n.hasResourceBundle(language, shared)) i18n.addResourceBundle(language, shared, found);
    written += JSON.stringify(found);
  }
  return loaded;
}

const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    if (!isLanguage(language) || !isNamespace(namespace)) {
      done(null, {});
      return;
    }
    const load = texts[language][namespace];
    const fetchTexts = () => {
      // A page without texts is useless, and i18next does not retry.
      withShared(language, load).then(
        (loaded) => {
          done(null, loaded);
        },
        () => setTimeout(fetchTexts, RETRY_MS),
      );
    };
    fetchTexts();
  },
};

const browserLanguage = (): Language =>
  navigator.languages.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en';

export const i18n = createInstance();

/** Switches to the chosen language once its texts are loaded; a language without texts changes nothing. */
export async function showLanguage(language: string) {
  if (!isLanguage(language) || i18n.language === language) return;
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Rejects if texts fail to load; i18next would show their keys instead. */
export async function loadTexts(namespaces: readonly TextFile[]): Promise<void> {
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  await Promise.all(namespaces.map((namespace) => texts[language][namespace]()));
  await i18n.loadNamespaces(namespaces);
}

/** Loads the texts of problems, which no page shows at first. */
export const loadProblemTexts = (): Promise<void> => i18n.loadNamespaces('problems');

/** Resolves when the texts that all pages share are loaded. */
export async function startI18n() {
  await i18n
    .use(lazyTexts)
    .use(initReactI18next)
    .init({
      lng: browserLanguage(),
      fallbackLng: 'en',
      supportedLngs: LANGUAGES,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  document.documentElement.lang = i18n.language;
}
