import common from '../../web/src/shared/i18n/locales/en/common.json';
import consoleTexts from '../../web/src/shared/i18n/locales/en/console.json';
import labels from '../../web/src/shared/i18n/locales/en/labels.json';

const shared: Readonly<Record<string, unknown>> = { common, console: consoleTexts, labels };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textAt = (namespace: string, key: string): unknown =>
  key.split('.').reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), shared[namespace]);

/** A part of a locale file, with its references to shared texts (`$t(labels:stage.Certified)`) replaced by these. */
export function resolvedTexts(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const [, namespace = '', shared = ''] = /^\$t\(([\w-]+):([\w.-]+)\)$/.exec(text) ?? [];
      return [key, namespace === '' ? text : textAt(namespace, shared)];
    }),
  );
}
