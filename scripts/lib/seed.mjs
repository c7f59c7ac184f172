import { runScript } from './script.mjs';

/** Fills in the demo; `env` is the product's. */
export function seed(args, { env, log }) {
  return runScript('scripts/seed/main.ts', args, {
    env: { ...env, BASE_URL: `http://127.0.0.1:${env.PORT}` },
    log,
  });
}
