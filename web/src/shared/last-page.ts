let shown: string | undefined;
const lastUrls = new Map<string, string>();

/** Stores the URL of the current page; redirects are not stored. */
export function rememberPage(url: string) {
  shown = url;
  const [path = ''] = url.split('?');
  lastUrls.set(path, url);
}

/** Resets to the state after a page load. */
export function clearPages() {
  shown = undefined;
  lastUrls.clear();
}

/** The last page that was shown since the app was loaded. */
export const lastPage = () => shown;

/** The URL of a page as it was last shown, such as a list with its filters. */
export const lastUrlOf = (path: string) => lastUrls.get(path) ?? path;
