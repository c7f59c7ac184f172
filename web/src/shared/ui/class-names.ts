/** Joins the class names that are on. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
