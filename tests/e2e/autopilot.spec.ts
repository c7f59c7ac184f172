import { dateAt } from '#domain/shared/zoned-time';
import { contextOf, DESKTOP } from '../../lab/tour/browser';
import { startClockedProduct } from './support/clocked-product/start';
import { type InputMethod, keyboardOnly, touch } from './support/input';
import {
  inviteByHand,
  passUntilWave,
  seeStillLeftOut,
  seeWave,
  seeWhoFits,
  setRadius,
  turnOnAfterDryRun,
  wavesSent,
} from './support/posting/autopilot-waves';
import type { Desk } from './support/posting/desk';
import { answer, hire, seeFilled } from './support/posting/hire-drivers';
import { acceptOrder, postOrder } from './support/posting/post-night-order';
import { expect, test } from './support/test';

const ZONE = 'America/Chicago';

async function fillByAutopilot(desk: Desk) {
  const [byHand, first, second, third, ...others] = desk.product.drivers.fitting;
  if (!byHand || !first || !second || !third) throw new Error('The product has too few drivers');
  const last = others.pop();
  if (!last) throw new Error('The product has too few drivers');

  const orderId = await test.step('HR posts an order at a new facility with its fleet configuration', () =>
    postOrder(desk));
  await acceptOrder(desk, orderId);
  await test.step('HR sees who fits and why, and invites a driver, who declines', async () => {
    await seeWhoFits(desk, orderId);
    await setRadius(desk);
    await inviteByHand(desk, byHand);
    await answer(desk, byHand, 'decline-invite');
  });
  await test.step('HR turns on autopilot after a dry run', () => turnOnAfterDryRun(desk, orderId, byHand));
  await test.step('the first wave leaves out the driver who declined', async () => {
    await passUntilWave(desk, orderId, 1);
    await seeWave(desk, 1, [first, second, third, ...others]);
    await answer(desk, third, 'decline-invite');
    await seeStillLeftOut(desk, [byHand, third]);
  });
  await test.step('the second wave, a day later, leaves out both', async () => {
    await passUntilWave(desk, orderId, 2);
    await seeWave(desk, 2, [last]);
    await seeStillLeftOut(desk, [byHand, third]);
    const days = (await wavesSent(desk)).map((at) => dateAt(at, ZONE));
    expect(days).toHaveLength(2);
    expect(new Set(days).size).toBe(2);
  });
  await test.step('HR fills the order', async () => {
    await hire(desk, orderId, first);
    await hire(desk, orderId, second);
    await seeFilled(desk, orderId);
  });
}

const methods: readonly (readonly [string, InputMethod])[] = [
  ['by mouse', touch],
  ['by keyboard alone', keyboardOnly],
];

for (const [how, input] of methods) {
  test(`HR posts a night order at a new facility and fills it with autopilot, ${how}`, async ({ browser }) => {
    const product = await startClockedProduct();
    const person = { ...product.hr, token: '', user: undefined as never };
    const context = await contextOf(browser, { baseUrl: product.address, screen: DESKTOP, person });
    try {
      await fillByAutopilot({ page: await context.newPage(), input, product });
    } finally {
      await context.close();
      await product.close();
    }
  });
}
