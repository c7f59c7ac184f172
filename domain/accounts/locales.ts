/** Interface languages that an account may have. The pages have texts only in those of `web/src/shared/i18n/languages.ts`. */
export const locales = ['en', 'ru', 'es', 'zh', 'pa', 'fil', 'vi'] as const;
/** One of {@link locales}. */
export type Locale = (typeof locales)[number];
