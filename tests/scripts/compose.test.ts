import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readBrowserEnvironment, readEnvironment } from '#platform/env';

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly deploy?: { readonly replicas: number };
  readonly networks?: readonly string[];
}

const ROOT = join(__dirname, '..', '..');
const file = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const compose = parse(file, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};
const services = Object.entries(compose.services);

const VARIABLES: Record<string, string> = {
  GLADHAND_KEY: Buffer.alloc(32, 1).toString('base64'),
  POSTGRES_PASSWORD: 'secret',
  APPLICATION_PASSWORD: 'another',
  PUBLIC_URL: 'https://gladhand.example',
};

/** Resolves `${NAME:?}` and `${NAME:-default}` as Compose does. */
function filledIn(value: string): string {
  return value
    .replace(/\$\{(\w+):\?\}/g, (_all, name: string) => VARIABLES[name] ?? '')
    .replace(/\$\{\w+:-([^}]*)\}/g, (_all, otherwise: string) => otherwise);
}

describe('docker-compose.yml', () => {
  test.each(['api', 'worker', 'migrate'])(
    'sets only variables that the product knows in the environment of %s',
    (name) => {
      const environment = Object.entries(compose.services[name]?.environment ?? {});
      const configured = Object.fromEntries(environment.map(([key, value]) => [key, filledIn(value)]));

      const accepted = readEnvironment(configured);

      const filled = Object.keys(configured).filter((key) => configured[key] !== '');
      expect(Object.keys(accepted)).toEqual(expect.arrayContaining(filled));
      expect(accepted.NODE_ENV).toBe('production');
    },
  );

  test('connects the API and the worker with a role that does not own the schema', () => {
    const roleOf = (name: string, key: string) =>
      new URL(filledIn(compose.services[name]?.environment?.[key] ?? 'none:')).username;

    for (const name of ['api', 'worker']) {
      expect(roleOf(name, 'DATABASE_URL')).toBe('gladhand_application');
      expect(compose.services[name]?.environment).not.toHaveProperty('DATABASE_OWNER_URL');
    }
    expect(roleOf('migrate', 'DATABASE_OWNER_URL')).toBe('gladhand');
  });

  test('prints documents in a container without secrets, files and a way out', () => {
    const browser = compose.services['browser'];
    const variables = Object.keys(browser?.environment ?? {});
    const address = compose.services['worker']?.environment?.['CHROME_ADDRESS'];

    expect(variables.filter((name) => !['NODE_ENV', 'CHROME_PATH', 'CHROME_SANDBOX'].includes(name))).toEqual([]);
    expect(browser?.volumes).toBeUndefined();
    expect(browser?.networks).toEqual(['printing']);
    expect(compose.networks['printing']).toEqual({ internal: true });
    const reaching = services.filter(
      ([, { networks = [] }]) => Array.isArray(networks) && networks.includes('printing'),
    );
    expect(reaching.map(([name]) => name)).toEqual(['worker', 'browser']);
    expect(address).toBe(`browser:${String(readBrowserEnvironment({}).BROWSER_PORT)}`);
  });

  test('runs the product twice behind the proxy', () => {
    expect(compose.services['api']?.deploy?.replicas).toBe(2);
    expect(compose.services['worker']?.deploy?.replicas).toBe(2);
  });

  test('mounts only existing files and volumes and depends only on existing services', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const unknown = mounts.filter((mount) =>
      mount.startsWith('.') ? !existsSync(join(ROOT, mount)) : !(mount in compose.volumes),
    );
    const needed = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));

    expect(unknown).toEqual([]);
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
  });

  test('runs files that the build produces', () => {
    const image = readFileSync(join(ROOT, 'docker', 'Dockerfile'), 'utf8');
    const commands = services.flatMap(([, { command = [] }]) => command).join(' ');
    const started = `${image} ${commands}`.match(/dist\/[\w/-]+\.js/g) ?? [];
    const sources = started.map((built) => built.replace(/^dist\//, '').replace(/\.js$/, '.ts'));

    expect(sources).toContain('worker/main.ts');
    expect(sources.filter((source) => !existsSync(join(ROOT, source.replace('workflows.ts', 'workflows'))))).toEqual(
      [],
    );
  });
});
