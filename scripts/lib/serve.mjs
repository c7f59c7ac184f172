import { sideBySide } from './ending.mjs';
import { isPortTaken } from './ports.mjs';
import { RANK } from './process-registry.mjs';
import { productEnvironment, startApi, startWorker } from './product.mjs';

/**
 * Starts worker and API of `npm start`, on another port if another process took the chosen one in the meantime.
 * @param {any} product
 * @param {any} scope
 * @returns {Promise<any>} the environment of the product, for scripts, which connect to the database as the owner
 */
export async function serveProduct({ applicationUrl, key, ...product }, { logs, parts, keep, publicPort }) {
  for (;;) {
    const facts = { ...product, port: publicPort.current() };
    const env = productEnvironment({ ...facts, key });
    // The worker and the API connect with fewer rights.
    const served = { ...env, DATABASE_URL: applicationUrl };
    delete served.DATABASE_OWNER_URL;
    const settings = { build: product.build, env: served, logs, parts };
    try {
      await sideBySide(
        () => keep(() => startWorker(settings)),
        () => keep(() => startApi(settings)),
      );
      parts.note({ product: facts });
      return env;
    } catch (error) {
      if (!isPortTaken(error)) throw error;
      // The worker writes links with the address of the console.
      await parts.stop(RANK.worker);
      await publicPort.replace();
    }
  }
}
