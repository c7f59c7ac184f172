/** The first letter of a name, which may take two places in a text; empty without a name. The database's `left(name, 1)`. */
export const initialOf = (name: string): string => [...name.slice(0, 2)][0] ?? '';
