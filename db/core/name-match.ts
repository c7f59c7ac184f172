/** The indexed name expressions, exactly as the indexes define them. */
export const indexedNames = {
  driver: `lower(drivers.first_name || ' ' || drivers.last_name)`,
  carrier: 'lower(organizations.name)',
  order: `lower(job_order_versions.title)`,
} as const;

/** The length of a trigram. Shorter words match only the beginnings of words. */
const GRAM = 3;
const MAX_WORDS = 5;

export interface NameMatch {
  readonly sql: string;
  readonly bindings: readonly string[];
}

/** Matches names that contain every word, in any order and case; uses the name's trigram index. */
export function nameMatch(name: string, text: string): NameMatch {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map(literal);
  const parts = words.map((part) =>
    part.length >= GRAM
      ? { sql: `${name} like ?`, bindings: [`%${part}%`] }
      : { sql: `(${name} like ? or ${name} like ?)`, bindings: [`${part}%`, `% ${part}%`] },
  );
  if (parts.length === 0) return { sql: 'true', bindings: [] };
  return { sql: parts.map(({ sql }) => sql).join(' and '), bindings: parts.flatMap(({ bindings }) => bindings) };
}

/** Escapes the wildcards of a LIKE pattern. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
