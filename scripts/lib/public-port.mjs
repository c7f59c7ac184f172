import { Fault } from './fault.mjs';
import { portHolder } from './port-holder.mjs';
import { findFreePort, isFreeForPeople } from './ports.mjs';
import { printLine } from './progress.mjs';

const DEFAULT_PORT = 8080;

/**
 * Chooses the port that people use. Returns a function that chooses: the requested or the default port first, and when another
 * process took that one in the meantime, a further one. A requested port is never replaced.
 * @param {Set<number>} taken receives the ports, so that no other part gets them
 */
export async function publicPorts(taken) {
  const { PORT, HOST: host } = process.env;
  const choose = async (first) => {
    if (PORT) {
      if (await isFreeForPeople(Number(PORT), host)) return Number(PORT);
      throw portTaken(PORT);
    }
    if (!taken.has(first) && (await isFreeForPeople(first, host))) return first;
    const port = await findFreePort(first + 1, { host });
    printLine(`  Port ${first} is taken, so Gladhand uses ${port}.`);
    return port;
  };
  const next = { port: await choose(DEFAULT_PORT) };
  taken.add(next.port);
  return {
    /** The port to use. */
    current: () => next.port,
    /** Replaces a port that turned out to be taken. */
    async replace() {
      if (PORT) throw portTaken(PORT);
      next.port = await choose(next.port);
      taken.add(next.port);
    },
  };
}

const portTaken = (port) =>
  new Fault(`Port ${port} is taken by ${portHolder(Number(port))}. Set PORT to another port, or leave it unset.`);
