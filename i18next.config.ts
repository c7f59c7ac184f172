import type { I18nextToolkitConfig } from 'i18next-cli';
import { LANGUAGES } from './web/src/shared/i18n/languages';

const config: I18nextToolkitConfig = {
  locales: [...LANGUAGES],
  extract: {
    input: ['web/src/**/*.{ts,tsx}'],
    ignore: ['web/src/**/*.d.ts'],
    output: 'web/src/shared/i18n/locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    sort: true,
    extractFromComments: false,
    // English problem texts are the catalogue's own titles (domain/problems.ts).
    ignoreNamespaces: ['problems'],
    // Texts of enumerations: the key's last part is a value of domain/, and the type checks it.
    preservePatterns: ['labels:*'],
  },
  lint: {
    ignoredAttributes: [
      'className',
      'variant',
      'size',
      'look',
      'turn',
      'density',
      'autoComplete',
      'name',
      'path',
      'width',
      'gap',
      'd',
      'viewBox',
      'focusable',
      'inputMode',
      'role',
    ],
  },
};

export default config;
