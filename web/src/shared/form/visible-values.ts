/**
 * The values of a form without characters that nobody sees, as the API reads them. The code loads with the first check; if it
 * cannot, the API removes them.
 */
export const visibleValues = <Values>(values: Values): Promise<Values> =>
  import('#domain/shared/visible-text').then(
    ({ visibleValue }) => visibleValue(values) as Values,
    () => values,
  );
