/** The indexed names, as the indexes have them. */
export const indexedNames = {
  driver: `lower(drivers.first_name || ' ' || drivers.last_name)`,
  carrier: 'lower(organizations.name)',
  order: `lower(job_order_versions.content ->> 'title')`,
} as const;

/** So many letters are what the index is made of; fewer find the beginnings of words. */
const GRAM = 3;
const MOST_WORDS = 5;

export interface NameMatch {
  readonly sql: string;
  readonly bindings: readonly string[];
}

/** Whether a name has each of the words in it, in whatever order and case; fast by the name's index. */
export function nameMatch(name: string, text: string): NameMatch {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(literal);
  const parts = words.map((word) =>
    word.length >= GRAM
      ? { sql: `${name} like ?`, bindings: [`%${word}%`] }
      : { sql: `(${name} like ? or ${name} like ?)`, bindings: [`${word}%`, `% ${word}%`] },
  );
  if (parts.length === 0) return { sql: 'true', bindings: [] };
  return { sql: parts.map(({ sql }) => sql).join(' and '), bindings: parts.flatMap(({ bindings }) => bindings) };
}

/** Letters that mean something in a pattern stand for themselves. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
