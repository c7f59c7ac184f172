import { toApiProblem } from '#web/shared/http/api-problem';
import { isOnline } from './online';

/** The entry script of the open page. Each deployment has different file names. */
const ownEntry = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');

/** Whether the server now has a newer deployment, so that the files of this one are gone. */
async function isOutdated(): Promise<boolean> {
  const entry = ownEntry();
  if (entry === undefined || entry === null) return false;
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    return false;
  }
}

/** Style sheets that failed to load with their code: the bundler requests each of them only once. */
const missingSheets = new Set<string>();
const NO_SHEET = /Unable to preload CSS for (\S+)/;

function noteSheet(thrown: unknown) {
  const [, href] = NO_SHEET.exec(thrown instanceof Error ? thrown.message : '') ?? [];
  if (href !== undefined) missingSheets.add(href);
}

const fetchSheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => {
      missingSheets.delete(href);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`Failed to load ${href}`));
    });
    document.head.append(link);
  });

/**
 * Loads code on demand. A failure rejects with a reason for the user: no network, a newer deployment, or no response.
 * It can be retried.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const wasOnline = isOnline();
  try {
    const [code] = await Promise.all([load(), ...[...missingSheets].map(fetchSheet)]);
    return code;
  } catch (thrown) {
    noteSheet(thrown);
    if (!wasOnline || !isOnline()) throw toApiProblem(0, { code: 'offline' });
    throw toApiProblem(0, { code: (await isOutdated()) ? 'outdated' : 'unreachable' });
  }
}
