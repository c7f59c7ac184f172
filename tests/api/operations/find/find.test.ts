import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpsDriverList } from '#domain/driver-pipeline/schema';
import type { Found } from '#domain/find/schema';
import { keyOrderId } from '#domain/job-orders/order-key';
import { as, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, anOrganization, aUser } from '../../../support/builders/people';
import { aDriver, aHiringWorld, type HiringWorld } from '../../../support/hiring/hiring-world';

let api: TestApi;
let ops: ReturnType<typeof as>;
let world: HiringWorld;
beforeAll(async () => {
  api = await startTestApi();
  world = await aHiringWorld(api.db);
  ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));
});
afterAll(() => api.close());

async function called(firstName: string, lastName: string): Promise<string> {
  const id = await aDriver(api.db);
  await api.db('drivers').where({ id }).update({ first_name: firstName, last_name: lastName });
  return id;
}
const find = async (text: string): Promise<Found> =>
  (await ops.post('/api/ops/find').send({ text }).expect(200)).body as Found;
const names = async (text: string) => (await find(text)).drivers.map(({ name }) => name);

describe('the search of the palette', () => {
  it('finds a driver by any part of the name, by prefixes, and by words in any order', async () => {
    const id = await called('Wilhelmina', 'Okonkwo');

    expect((await find('konkw')).drivers).toEqual([
      { _id: id, name: 'Wilhelmina Okonkwo', place: expect.any(String), stage: expect.any(String) },
    ]);
    expect(await names('OKONKWO wil')).toEqual(['Wilhelmina Okonkwo']);
    expect(await names('ok')).toContain('Wilhelmina Okonkwo');
    expect(await names('nkwoo')).toEqual([]);
  });

  it.each([
    ['José', 'Núñez', ['Jose Nunez', 'nunez', 'NÚÑEZ josé', 'Núñez'.normalize('NFD')]],
    ['Siobhan', "O'Brien", ['O’Brien', "o'brien", 'OBrien', 'O Brien siobhan', 'oʼbrien']],
    ['Đức', 'Đặng', ['Dang', 'duc dang', 'Đặng'.normalize('NFD'), 'ĐẶNG']],
    ['Maria', 'García-López', ['garcia lopez', 'Garcialopez', 'garcia-lopez', 'LÓPEZ', 'García–López']],
    ['Ana', 'DeLaCruz', ['de la cruz', 'delacruz']],
    ['Łukasz', 'Groß', ['lukasz', 'gross', 'GROẞ']],
    ['Kılıç', 'Sørensen', ['kilic', 'KILIÇ', 'sorensen']],
    ['Marisol', 'O', ['marisol o', 'O Marisol', 'Marisol O.']],
    ['Q', 'Y', ['q y', 'Y, Q', 'Q. Y.']],
    ['FNU', 'Suharto', ['suharto', 'FNU Suharto']],
    ['Kaʻahumanu', 'Işık', ['kaahumanu isik', 'Ka’ahumanu', 'IŞIK', 'ışık']],
    ['Đức Anh', 'Nguyễn', ['nguyen duc anh', 'DUC ANH', 'Nguyễn'.normalize('NFD')]],
    ['ਗੁਰਪ੍ਰੀਤ', 'ਸਿੰਘ', ['ਗੁਰਪ੍ਰੀਤ', 'ਸਿੰਘ']],
    ['Ian', 'St. John-Ft. Hale', ['saint john', 'St John', 'st. john', 'fort hale', 'Ft Hale ian']],
    ['Luc', 'Saint-Pierre', ['St. Pierre', 'st pierre luc', 'Saint Pierre', 'Saintpierre']],
    ['Mount', 'Santa Ana', ['Mt', 'sta. ana', 'mt santa']],
    ['Léa', 'É', ['é', 'E', 'lea e', 'É'.normalize('NFD')]],
    ['伟', '李', ['李', '伟', '李 伟']],
    ['민수', '김', ['김', '민수', '김 민수', '김'.normalize('NFD')]],
    ['สมชาย', 'ง', ['ง', 'สมชาย ง']],
    ['Thị', 'Ỷ', ['y', 'Thi Y']],
  ])('finds %s %s in every spelling', async (firstName, lastName, spellings) => {
    await called(firstName, lastName);

    for (const text of spellings)
      expect([text, await names(text)]).toEqual([text, expect.arrayContaining([`${firstName} ${lastName}`])]);
    expect(await names('***')).toEqual([]);
  });

  it('finds a driver by the whole email address', async () => {
    const id = await called('Xaver', 'Quill');
    const row: { email: string } | undefined = await api.db('users').where({ id }).first('email');

    expect((await find((row?.email ?? '').toUpperCase())).drivers).toMatchObject([{ _id: id }]);
  });

  it('finds drivers by phone number in any format, and by its last seven digits', async () => {
    const id = await called('Yolanda', 'Reyes');
    await called('Zacharias', 'Blum');
    await api.db('users').where({ id }).update({ phone: '+12145550116' });

    for (const text of ['+1 (214) 555-0116', '214-555-0116', '2145550116', '1 214 555 0116', '555-0116']) {
      expect((await find(text)).drivers.map(({ _id }) => _id)).toEqual([id]);
    }
    expect((await find('214-555-0117')).drivers).toEqual([]);
    expect((await find('0116')).drivers).toEqual([]);
  });

  it('finds an order by its number, with and without its letters', async () => {
    const number = keyOrderId(world.orderId);

    for (const text of [number, number.toLowerCase(), number.slice('JO-'.length)]) {
      expect((await find(text)).orders).toMatchObject([{ _id: world.orderId, keyOrderId: number }]);
    }
    expect((await find('JO-00000000')).orders).toEqual([]);
  });

  it('is for operations only', async () => {
    const { token } = { token: await anAccessToken(api.db, world.recruiterId) };

    await as(api.app, token).post('/api/ops/find').send({ text: '555-0116' }).expect(403);
  });

  it('ranks names that start with the typed text first', async () => {
    await called('Ada', 'Zorbas');
    await called('Zorba', 'Anders');

    expect(await names('zorba')).toEqual(['Zorba Anders', 'Ada Zorbas']);
  });

  it('ranks names that have a short word as it is before those that begin with it', async () => {
    for (const last of ['Nguyen', 'Ngo', 'Ngata', 'Ngai', 'Nguema', 'Ngoc', 'Ngala']) await called('Abby', last);
    await called('Zoe', 'Ng');
    await called('Zoe', 'Ö');
    for (const last of ['Odum', 'Ochoa', 'Ortiz', 'Olsen', 'Obi', 'Oduya', 'Ola']) await called('Abby', last);

    expect((await names('Ng'))[0]).toBe('Zoe Ng');
    expect((await names('o')).slice(0, 2)).toContain('Zoe Ö');
  });

  it('treats pattern characters literally', async () => {
    await called('Percy', 'O_Neil%');

    expect(await names('o_neil%')).toEqual(['Percy O_Neil%']);
    expect(await names('%%%')).toEqual([]);
  });

  it('finds carriers by name and number, and orders by their current title', async () => {
    const { id } = await anOrganization(api.db, { name: 'Zanzibar Drayage' });
    await api.db('organizations').where({ id }).update({ dot_number: 7654321 });
    await api
      .db('job_order_versions')
      .where({ order_id: world.orderId })
      .update({ content: { title: 'Kumquat run' } });

    expect((await find('zanzi')).carriers).toEqual([{ _id: id, name: 'Zanzibar Drayage', mcdotNumber: '7654321' }]);
    expect((await find('7654321')).carriers).toMatchObject([{ _id: id }]);
    expect((await find('kumquat')).orders).toMatchObject([{ _id: world.orderId, title: 'Kumquat run' }]);
  });

  it('requires a letter', async () => {
    await ops.post('/api/ops/find').send({ text: '  ' }).expect(400);
  });

  it('filters operations’ list of drivers in the same way', async () => {
    const id = await called('Ursula', 'Vandermeer');

    const response = await ops.post('/api/ops/drivers/search').send({ name: 'vander urs' }).expect(200);

    expect((response.body as OpsDriverList).data.map(({ _id }) => _id)).toEqual([id]);
  });
});
