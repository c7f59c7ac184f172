import { ensureClientTypes } from './client-types.mjs';
import { ensurePackages } from './packages.mjs';

/** Brings the checkout into a state in which every command works: installed packages and generated types. */
export async function prepareCheckout() {
  await ensurePackages();
  await ensureClientTypes();
}
