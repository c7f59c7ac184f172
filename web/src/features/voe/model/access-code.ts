/** The access code is the query string of a past employer's link after its first 12 characters (docs/requirements.md). */
const PREFIX_LENGTH = 12;

/** The access code of a link; empty without one. */
export const accessCodeOf = (search: string): string => decodeURIComponent(search.slice(PREFIX_LENGTH));
