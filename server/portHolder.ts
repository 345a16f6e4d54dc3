import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/**
 * The process that listens on a port of this machine, such as `node server/main.ts (process 4711)`; null where the
 * system does not tell (other than Linux, or another user's process).
 */
export function portHolder(port: number): string | null {
  const sockets = new Set([...listening('/proc/net/tcp', port), ...listening('/proc/net/tcp6', port)]);
  if (sockets.size === 0) return null;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const files = readdirSync(`/proc/${pid}/fd`);
      if (!files.some((file) => sockets.has(readlinkSync(`/proc/${pid}/fd/${file}`)))) continue;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ');
      return `${command.slice(0, 80)} (process ${pid})`;
    } catch {
      // It has ended meanwhile, or is another user's.
    }
  }
  return null;
}

/** Sockets that listen on the port, as the folder of a process names them. */
function listening(table: string, port: number): readonly string[] {
  try {
    const rows = readFileSync(table, 'utf8').split('\n').slice(1);
    return rows.flatMap((row) => {
      const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
      const isIt = state === LISTENING && Number.parseInt(local.split(':')[1] ?? '', 16) === port;
      return isIt ? [`socket:[${inode}]`] : [];
    });
  } catch {
    return [];
  }
}

/** What to say of a taken port, and what to do. @param variable that chooses another one */
export function takenPort(port: number, variable: string, command: string): string {
  const holder = portHolder(port);
  const taken = holder === null ? `Port ${port} is taken.` : `Port ${port} is taken by ${holder}.`;
  return `${taken} Stop what uses it, or choose another: ${variable}=${port + 1} ${command}`;
}
