let shown: string | undefined;

/** Remembers an address whose page was really shown: one that only led elsewhere is no place to go back to. */
export const rememberPage = (address: string) => {
  shown = address;
};

/** Back to the state of a page that was just loaded. */
export const clearPages = () => {
  shown = undefined;
};

/** The last page that was shown since the product was loaded. */
export const lastPage = () => shown;
