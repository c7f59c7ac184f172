let shown: string | undefined;

/** Stores the URL of the current page; redirects are not stored. */
export const rememberPage = (address: string) => {
  shown = address;
};

/** Resets to the state after a page load. */
export const clearPages = () => {
  shown = undefined;
};

/** The last page that was shown since the product was loaded. */
export const lastPage = () => shown;
