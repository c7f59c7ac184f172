/** A date as US documents print it: "06/14/1988". */
export const printedDate = (date: string): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** A month as a US resume prints it: "06/2021". */
export const printedMonth = (date: string): string => `${date.slice(5, 7)}/${date.slice(0, 4)}`;
