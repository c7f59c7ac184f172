import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/** Names the process that listens on a port, as far as this user may know it: "node (process 4711)". */
export function portHolder(port) {
  const pid = process.platform === 'linux' ? pidFromProc(port) : pidFromLsof(port);
  return pid ? `${nameOf(pid)} (process ${pid})` : 'another process';
}

function pidFromProc(port) {
  const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => listeningSockets(table, port)));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => openFiles(pid).some((target) => sockets.has(target)));
}

/** The sockets that listen on a port. In each row of the table, field 1 is the address, field 3 the state, field 9 the inode. */
function listeningSockets(table, port) {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return quietly(() => readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n'), [])
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row[1]?.endsWith(suffix) && row[3] === LISTENING)
    .map((row) => `socket:[${row[9]}]`);
}

/** The targets of a process's open files; none for processes of other users. */
function openFiles(pid) {
  const folder = `/proc/${pid}/fd`;
  const target = (name) => quietly(() => readlinkSync(`${folder}/${name}`), '');
  return quietly(() => readdirSync(folder), []).map(target);
}

const pidFromLsof = (port) =>
  (spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' }).stdout ?? '').split('\n')[0];

const nameOf = (pid) =>
  quietly(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim(), '') ||
  (spawnSync('ps', ['-o', 'comm=', '-p', pid], { encoding: 'utf8' }).stdout ?? '').trim();

function quietly(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
