import { problems } from '#domain/problems';

/** The catalog's own titles are the English texts; `{name}` is i18next's `{{name}}`. */
const english = Object.fromEntries(
  Object.entries(problems).map(([code, { title }]) => [code, title.replaceAll(/\{(\w+)\}/g, '{{$1}}')]),
);

export { english as default };
