/** The known codes in a comma-separated text. */
export const codesIn = <Code extends string>(codes: string, known: readonly Code[]): Code[] =>
  known.filter((code) => codes.split(', ').includes(code));
