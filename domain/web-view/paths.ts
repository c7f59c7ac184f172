/**
 * Areas of signed-in pages. Paths of other pages can contain secrets: sign-in links, rooms of audits, forms of past
 * employers.
 */
const areas = ['account', 'business', 'd', 'driver', 'ops', 'recruiter'];

/** Whether a host may learn the path of this page, and open it. */
export function isHostPath(path: string): boolean {
  const [, area = ''] = /^\/([^/?#]+)/.exec(path) ?? [];
  return areas.includes(area);
}

/** Areas whose pages another site may show in a frame: those that drivers use. */
const framedAreas = ['account', 'd', 'driver'];

/** Whether a page on the configured origin may show this page in a frame; pages of carriers and operations never. */
export function mayBeFramed(path: string): boolean {
  const [area = '', page = '', secret = ''] = path.split('/').slice(1);
  return framedAreas.includes(area) || (area === 'auth' && page === 'tokenLogin' && secret !== '');
}
