let shown: string | undefined;

/** Remembers the address of a page that was shown; redirects are not remembered. */
export const rememberPage = (address: string) => {
  shown = address;
};

/** Resets to the state after a page load. */
export const clearPages = () => {
  shown = undefined;
};

/** The last page that was shown since the product was loaded. */
export const lastPage = () => shown;
