let shown: string | undefined;
const addresses = new Map<string, string>();

/** Stores the URL of the current page; redirects are not stored. */
export function rememberPage(address: string) {
  shown = address;
  const [path = ''] = address.split('?');
  addresses.set(path, address);
}

/** Resets to the state after a page load. */
export function clearPages() {
  shown = undefined;
  addresses.clear();
}

/** The last page that was shown since the app was loaded. */
export const lastPage = () => shown;

/** The URL of a page as it was last shown, such as a list with its filters. */
export const lastAddressOf = (path: string) => addresses.get(path) ?? path;
