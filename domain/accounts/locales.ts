/** Interface languages that an account may have; the console is translated into those of `web/src/shared/i18n/languages.ts`. */
export const locales = ['en', 'ru', 'es', 'zh', 'pa', 'fil', 'vi'] as const;
/** One of {@link locales}. */
export type Locale = (typeof locales)[number];
