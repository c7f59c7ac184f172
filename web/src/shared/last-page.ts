let shown: string | undefined;

/** Stores the URL of the current page; redirects are not stored. */
export function rememberPage(address: string) {
  shown = address;
}

/** Resets to the state after a page load. */
export function clearPages() {
  shown = undefined;
}

/** The last page that was shown since the product was loaded. */
export const lastPage = () => shown;
