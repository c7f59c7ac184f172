const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const REFERENCE = /^\$t\(([\w-]+):([\w.-]+)\)$/;
/**
 * Namespaces whose texts others refer to, loaded with them (`web/src/shared/i18n/i18n.ts`). Those of `console` are not on driver
 * pages.
 */
const SHARED = new Set(['common', 'labels', 'console']);

/** The texts of one language with their keys. The plural forms of a key count as one key; references are left out. */
export function placesByText(files) {
  const byText = new Map();
  for (const { file, namespace, texts } of files)
    for (const { key, text, line } of texts.filter(({ text }) => !REFERENCE.test(text))) {
      const places = byText.get(text) ?? new Map();
      const name = `${namespace}:${key.replace(PLURAL, '')}`;
      byText.set(text, places.has(name) ? places : places.set(name, `${file}:${line}`));
    }
  return byText;
}

/** Keys that occur twice in one file: the last one wins, and the other text is lost. */
export function repeatedKeys(files) {
  return files.flatMap(({ file, texts }) =>
    texts
      .filter(({ key }, index) => texts.findIndex((text) => text.key === key) !== index)
      .map(({ key, line }) => `${file}:${line}: duplicate key ${key}`),
  );
}

/** Texts that several keys have, except those whose keys are listed together. */
export function repeatedTexts(byText, listed) {
  const groups = listed.map(({ keys }) => new Set(keys));
  return [...byText]
    .filter(([, places]) => places.size > 1)
    .filter(([, places]) => !groups.some((group) => [...places.keys()].every((key) => group.has(key))))
    .map(([text, places]) => ({ text, places }));
}

/** Errors in the list: no reason, fewer than two keys, or a key that no longer has the English text. */
export function listFaults(english, listed) {
  return listed.flatMap(({ text, keys, reason }) => [
    ...(reason?.trim() ? [] : [`"${text}" is listed without a reason`]),
    ...(keys.length > 1 ? [] : [`"${text}" is listed for fewer than two keys`]),
    ...keys
      .filter((key) => !english.get(text)?.has(key))
      .map((key) => `"${text}" is listed for ${key}, which has another text`),
  ]);
}

/** Errors in references: inside a longer text, to a namespace that is not shared, to a missing key, or to another reference. */
export function referenceFaults(files) {
  const names = files.flatMap(({ namespace, texts }) => texts.map(({ key, text }) => [`${namespace}:${key}`, text]));
  const texts = new Map(names.map(([name, text]) => [name.replace(PLURAL, ''), text]));
  return files.flatMap(({ file, namespace, texts: own }) =>
    own
      .filter(({ text }) => text.includes('$t('))
      .map((each) => ({ ...each, fault: referenceFault(each.text, namespace, texts) }))
      .filter(({ fault }) => fault !== null)
      .map(({ text, line, fault }) => `${file}:${line}: "${text}" ${fault}`),
  );
}

function referenceFault(text, namespace, texts) {
  const [, target, key] = REFERENCE.exec(text) ?? [];
  if (target === undefined) return 'contains a reference inside a longer text';
  if (target !== namespace && !SHARED.has(target))
    return `refers to ${target}; move the shared text to common, labels or console`;
  if (target === 'labels' && namespace === 'common') return 'refers to labels, which loads after common';
  const referred = texts.get(`${target}:${key}`);
  if (referred === undefined) return 'refers to a key that does not exist';
  return REFERENCE.test(referred) ? 'refers to another reference' : null;
}
