import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { DemoView } from '#domain/accounts/schema';
import { startTestApi, type TestApi } from '../../support/api';

const folder = mkdtempSync(join(tmpdir(), 'gladhand-demo-logins-'));
const file = join(folder, 'demo-logins.json');
const login = { role: 'HR', login: 'hr@carrier.example', password: 'a password', url: '/auth/carrierLogin' };
const driver = { ...login, role: 'Driver', login: 'driver@carrier.example', url: '/auth/driverLogin' };
let api: TestApi;

beforeAll(async () => {
  writeFileSync(file, JSON.stringify([login, driver]));
  api = await startTestApi({ demoLoginsFile: file });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const read = async (app: Express) => DemoView.parse((await request(app).get('/api/demo')).body);

describe('the settings of a demo', () => {
  it('have the logins, and nothing arrives in a finished one', async () => {
    const logins = [login, driver].map(({ role, login: email, password }) => ({
      label: role,
      email,
      password,
      isDriver: role === 'Driver',
    }));

    expect(await read(api.app)).toEqual({ demo: true, isArriving: false, logins });
  });

  it('say that more data is arriving until the seeding is finished', async () => {
    await api.db('demo_worlds').insert({ seed: 1, options: '{}' });
    const during = await read(api.app);
    await api.db('demo_worlds').update({ finished_at: api.db.fn.now() });

    expect([during.isArriving, (await read(api.app)).isArriving]).toEqual([true, false]);
  });

  it('are not read in an installation without a demo', async () => {
    await api.db('demo_worlds').insert({ seed: 2, options: '{}' });

    expect(await read(api.another({ demoLoginsFile: undefined }))).toEqual({
      demo: false,
      isArriving: false,
      logins: [],
    });
  });
});
