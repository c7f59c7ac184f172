import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it, jest } from '@jest/globals';
import { GlobalHandlers } from '@temporalio/worker/lib/workflow/vm-shared';
import '../../worker/no-promise-stacks';

it('keeps the SDK from collecting a stack trace for each promise', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const handlers = new GlobalHandlers();
  handlers.install();
  handlers.uninstall();
  expect(handlers.promiseHookInstalled).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('leaves contexts that follow promises alone', async () => {
  const context = new AsyncLocalStorage<string>();
  expect(await context.run('mine', async () => Promise.resolve().then(() => context.getStore()))).toBe('mine');
});
