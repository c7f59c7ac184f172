import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readEnvironment } from '#platform/env';

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly deploy?: { readonly replicas: number };
}

const ROOT = join(__dirname, '..', '..');
const file = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const compose = parse(file, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);

const GIVEN: Record<string, string> = {
  GLADHAND_KEY: Buffer.alloc(32, 1).toString('base64'),
  POSTGRES_PASSWORD: 'secret',
  APPLICATION_PASSWORD: 'another',
  PUBLIC_URL: 'https://gladhand.example',
};

/** What Compose makes of `${NAME:?}` and `${NAME:-default}`. */
function filledIn(value: string): string {
  return value
    .replace(/\$\{(\w+):\?\}/g, (_all, name: string) => GIVEN[name] ?? '')
    .replace(/\$\{\w+:-([^}]*)\}/g, (_all, otherwise: string) => otherwise);
}

describe('docker-compose.yml', () => {
  test.each(['api', 'worker', 'migrate'])('gives %s an environment that the product accepts and knows', (name) => {
    const environment = Object.entries(compose.services[name]?.environment ?? {});
    const given = Object.fromEntries(environment.map(([key, value]) => [key, filledIn(value)]));

    const understood = readEnvironment(given);

    const filled = Object.keys(given).filter((key) => given[key] !== '');
    expect(Object.keys(understood)).toEqual(expect.arrayContaining(filled));
    expect(understood.NODE_ENV).toBe('production');
  });

  test('gives the API and the worker a role that does not own the schema', () => {
    const roleOf = (name: string, key: string) =>
      new URL(filledIn(compose.services[name]?.environment?.[key] ?? 'none:')).username;

    for (const name of ['api', 'worker']) {
      expect(roleOf(name, 'DATABASE_URL')).toBe('gladhand_application');
      expect(compose.services[name]?.environment).not.toHaveProperty('DATABASE_OWNER_URL');
    }
    expect(roleOf('migrate', 'DATABASE_OWNER_URL')).toBe('gladhand');
  });

  test('runs the product twice behind the proxy', () => {
    expect(compose.services['api']?.deploy?.replicas).toBe(2);
    expect(compose.services['worker']?.deploy?.replicas).toBe(2);
  });

  test('mounts and names only what there is', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const unknown = mounts.filter((mount) =>
      mount.startsWith('.') ? !existsSync(join(ROOT, mount)) : !(mount in compose.volumes),
    );
    const needed = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));

    expect(unknown).toEqual([]);
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
  });

  test('runs the files that the build makes', () => {
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
