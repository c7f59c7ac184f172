import { request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isFileResponse, type Route } from '#api/http/define-route';
import { allRoutes } from '#api/routes';
import { can } from '#domain/accounts/policy';
import { aSession } from '../support/builders/people';
import { aPdf } from '../support/pictures';
import { type Caller, pathOf, startSweep, type Sweep } from '../support/sweep/callers';

/** A part of every PDF that is stored in these worlds, which no copy has. */
const ORIGINAL = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj';

let sweep: Sweep;
beforeAll(async () => {
  sweep = await startSweep();
});
afterAll(() => sweep.close());

/** Everybody of the first world who may call the route. */
const callersOf = ({ permission }: Route): readonly Caller[] =>
  sweep.callers.filter(
    ({ actor, home }) =>
      home === sweep.world &&
      (permission === 'public' || (actor !== undefined && (permission === 'signed-in' || can(actor, permission)))),
  );

async function download(route: Route, { actor, home }: Caller): Promise<{ status: number; content: Buffer }> {
  const token = actor === undefined ? undefined : (await aSession(sweep.api.db, actor.userId)).token;
  const { params = {}, query = {} } = route.example(home);
  const address = `${sweep.url}${pathOf(route.paths[0], params)}?${new URLSearchParams(query).toString()}`;
  return new Promise((resolve, reject) => {
    send(address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })
      .on('error', reject)
      .on('response', (response) => {
        buffer(response).then((content) => {
          resolve({ status: response.statusCode ?? 0, content });
        }, reject);
      })
      .end();
  });
}

const fileRoutes = allRoutes.filter(
  ({ response, method }) =>
    method === 'get' && isFileResponse(response) && ['*/*', 'application/pdf'].includes(response.file),
);
/** The driver's own file, which the driver sent. */
const OWN = 'driver-files.read';
const opened = new Set<string>();

it.each(fileRoutes)('$id gives its readers no PDF as somebody sent it', async (route) => {
  const originals: string[] = [];
  for (const caller of callersOf(route)) {
    const { status, content } = await download(route, caller);
    if (status === 200 && content.includes('%PDF-')) opened.add(route.id);
    if (content.includes(ORIGINAL)) originals.push(caller.name);
  }

  expect(originals).toEqual(route.id === OWN ? ['own driver'] : []);
});

it('was asked about the routes that open what people upload', () => {
  expect(aPdf().toString()).toContain(ORIGINAL);
  expect([...opened]).toEqual(
    expect.arrayContaining([OWN, 'ops.read-driver-file', 'adverse-actions.open-report', 'audit-room.original']),
  );
});
