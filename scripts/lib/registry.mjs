import { Fault, reasonOf } from './fault.mjs';

const DOCKER_HUB = 'https://registry-1.docker.io';
const TIMEOUT_MS = 15_000;
/** Media types of multi-platform indexes: a digest of a single platform's image would fit only that platform. */
const LISTS = 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json';

/** Current digest of a tag, from the registry (OCI distribution specification, "Pulling manifests"). */
export async function digestOf(image, mirror) {
  const { host, repository, tag } = placeOf(image, mirror);
  const address = `${host}/v2/${repository}/manifests/${tag}`;
  const head = (headers) => call(address, { method: 'HEAD', headers: { accept: LISTS, ...headers } });
  let response = await head({});
  const wanted = response.status === 401 && response.headers.get('www-authenticate');
  if (wanted) response = await head({ authorization: `Bearer ${await tokenOf(wanted)}` });
  if (!response.ok) throw new Fault(`${host} returned ${response.status}`);
  const digest = response.headers.get('docker-content-digest') ?? '';
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Fault(`${host} returned no digest`);
  return digest;
}

/** An image without a host is on Docker Hub, and one without an owner in its library. */
function placeOf(image, mirror = DOCKER_HUB) {
  const [, host, path, tag] = /^(?:([^/]*[.:][^/]*|localhost)\/)?(.+):([^:]+)$/.exec(image) ?? [];
  if (host) return { host: `https://${host}`, repository: path, tag };
  return { host: mirror, repository: path.includes('/') ? path : `library/${path}`, tag };
}

/** Requests a token from the address in the registry's challenge. */
async function tokenOf(wanted) {
  const { realm, ...query } = Object.fromEntries(
    [...wanted.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  if (!realm) throw new Fault('the registry requires an unsupported kind of authentication');
  const response = await call(`${realm}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Fault(`${new URL(realm).host} returned ${response.status}`);
  /** @type {any} */
  const body = await response.json();
  return body.token ?? body.access_token;
}

async function call(address, options) {
  try {
    return await fetch(address, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new Fault(`no response from ${new URL(address).host} (${reasonOf(error.cause ?? error)})`);
  }
}
