import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { csvFile, csvResponse, inPages } from '#api/http/csv';
import { defineRoute } from '#api/http/define-route';
import { ProblemError } from '#domain/problems';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';

interface Row {
  readonly name: string;
  readonly days: number | null;
}

const columns = [
  { header: 'Name', cell: ({ name }: Row) => name },
  { header: 'Days', cell: ({ days }: Row) => days },
];
const rows: Record<string, () => Parameters<typeof csvFile<Row>>[0]['rows']> = {
  none: () => [],
  odd: function* () {
    yield { name: '=HYPERLINK("http://bad")', days: -3 };
    yield { name: '@Zoë, "Z"', days: null };
    yield { name: '-1+1', days: 4 };
    yield { name: '\t=1', days: 5 };
    yield { name: '\uFF1D1', days: 6 };
    // An amount of less than 0, as the files of payroll have them.
    yield { name: '-12.50', days: 7 };
  },
  many: () =>
    inPages<Row>(3, (last) => {
      const from = last?.days ?? 0;
      return Promise.resolve(
        [1, 2, 3].map((step) => ({ name: 'x', days: from + step })).filter(({ days }) => days <= 7),
      );
    }),
  refused: () => inPages<Row>(3, () => Promise.reject(new ProblemError('not-found'))),
  broken: function* () {
    yield { name: 'one', days: 1 };
    throw new Error('the database is gone');
  },
};

const table = defineRoute({
  id: 'test.table',
  method: 'get',
  paths: ['/api/test/tables/:name'],
  permission: 'signed-in',
  scope: 'self',
  summary: 'A table',
  params: z.object({ name: z.string() }),
  response: csvResponse,
  problems: ['not-found'],
  example: () => ({}),
  handler: ({ params }) => csvFile({ fileName: 'table.csv', columns, rows: rows[params.name]?.() ?? [] }),
});

let api: TestApi;
let robin: ReturnType<typeof as>;

beforeAll(async () => {
  api = await startTestApi({}, [table]);
  robin = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));
});
afterAll(() => api.close());

describe('a table as CSV', () => {
  it('is a complete file with a header row, even without rows', async () => {
    const response = await robin.get('/api/test/tables/none').expect(200);

    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename=table.csv');
    expect(response.text).toBe('\uFEFFName,Days\r\n');
  });

  it('contains no active formula, and keeps numbers, quotes and accents', async () => {
    const { text } = await robin.get('/api/test/tables/odd').expect(200);

    expect(text.split('\r\n').slice(1)).toEqual([
      `"'=HYPERLINK(""http://bad"")",-3`,
      `"'@Zoë, ""Z""",`,
      `'-1+1,4`,
      `'\t=1,5`,
      `'\uFF1D1,6`,
      '-12.50,7',
      '',
    ]);
  });

  it('includes all pages to the last row', async () => {
    const { text } = await robin.get('/api/test/tables/many').expect(200);

    expect(text.split('\r\n').slice(1, -1)).toEqual([1, 2, 3, 4, 5, 6, 7].map((days) => `x,${String(days)}`));
  });

  it('returns a problem if reading fails, and is never silently incomplete', async () => {
    await robin.get('/api/test/tables/refused').expect(404);

    await expect(robin.get('/api/test/tables/broken')).rejects.toThrow();
  });
});
