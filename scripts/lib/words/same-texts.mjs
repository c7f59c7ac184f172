const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Texts of one language by what they say. The plural forms of a key count as one key. */
export function placesByText(files) {
  const byText = new Map();
  for (const { file, namespace, texts } of files)
    for (const { key, text, line } of texts) {
      const places = byText.get(text) ?? new Map();
      const name = `${namespace}:${key.replace(PLURAL, '')}`;
      byText.set(text, places.has(name) ? places : places.set(name, `${file}:${line}`));
    }
  return byText;
}

/** Texts of more than one key, without those whose keys are listed together. */
export function repeatedTexts(byText, listed) {
  const groups = listed.map(({ keys }) => new Set(keys));
  return [...byText]
    .filter(([, places]) => places.size > 1)
    .filter(([, places]) => !groups.some((group) => [...places.keys()].every((key) => group.has(key))))
    .map(([text, places]) => ({ text, places }));
}

/** Faults of the list: no reason, one key alone, or a key that does not have the English text any more. */
export function listFaults(english, listed) {
  return listed.flatMap(({ text, keys, reason }) => [
    ...(reason?.trim() ? [] : [`"${text}" is listed without a reason`]),
    ...(keys.length > 1 ? [] : [`"${text}" is listed for fewer than two keys`]),
    ...keys
      .filter((key) => !english.get(text)?.has(key))
      .map((key) => `"${text}" is listed, but not the text of ${key}`),
  ]);
}
