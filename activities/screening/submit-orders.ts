import { listOrdersToSubmit, listWaitingOrders, type WaitingOrder } from '#db/screening/screening-orders';
import { readScreenedPerson } from '#db/screening/screening-person-store';
import { markSubmitted } from '#db/screening/screening-store';
import type { ScreeningProvider as ProviderName } from '#domain/screening/kinds';
import type { ScreeningDeps } from './deps';

const BATCH_SIZE = 100;

/** The file name of an order; its result has the same name with its own extension. */
export const orderFile = (id: string): string => `${id}.json`;

/** Submits orders to their providers. Each is written before it is marked, so a crash may write it twice, but loses none. */
export async function submitOrders(deps: ScreeningDeps, now: Date): Promise<number> {
  const providers = [...deps.providers.keys()];
  const orders = await listOrdersToSubmit(deps.db, { providers, limit: BATCH_SIZE });
  let count = 0;
  for (const order of orders) {
    if (!(await submitOrder(deps, order))) continue;
    await markSubmitted(deps.db, [order.id], { at: now });
    count += 1;
  }
  return count;
}

async function submitOrder(deps: ScreeningDeps, order: WaitingOrder): Promise<boolean> {
  const person = await readScreenedPerson(deps, order.driverId);
  const provider = deps.providers.get(order.provider);
  if (person === undefined || provider === undefined) return false;
  const { id, result, orderedAt } = order;
  const { ssn, ...named } = person;
  const subject = PROVIDERS_WITH_SSN.includes(order.provider) ? { ...named, ssn } : named;
  await provider.send(orderFile(id), Buffer.from(JSON.stringify({ order: id, result, orderedAt, subject }, null, 2)));
  return true;
}

/** Providers that look up a person by Social Security number; no other provider receives it. */
const PROVIDERS_WITH_SSN: readonly ProviderName[] = ['screeningCompany'];

/** Withdraws orders that are no longer open, because their files contain personal data that is only for the provider. */
export async function withdrawClosedOrders({ db, providers }: ScreeningDeps): Promise<number> {
  let count = 0;
  for (const provider of providers.values()) {
    const names = await provider.orders();
    if (names.length === 0) continue;
    const waiting = new Set((await listWaitingOrders(db, names.flatMap(idOf))).map(orderFile));
    for (const name of names.filter((item) => idOf(item).length > 0 && !waiting.has(item))) {
      await provider.withdraw(name);
      count += 1;
    }
  }
  return count;
}

const idOf = (name: string): string[] => /^([0-9a-f-]{36})\.json$/.exec(name)?.slice(1) ?? [];
