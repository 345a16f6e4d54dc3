import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has the database folder open. */
export class DatabaseInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another server is using the database in ${folder}. Stop it, or give this one a folder of its own with DATA_DIR, or let several servers share one PostgreSQL with DATABASE_URL.`,
    );
  }
}

/** Name of a local socket for the operating system. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Locks a folder for this process and returns the release. The lock is a listening local socket: unlike a PID file, it
 * disappears with the process and cannot be confused with a reused PID.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const name = await socketNameOf(folder);
  const server = (await listen(name)) ?? (await takeOver(name, folder));
  server.unref();
  return () => {
    server.close();
    if (process.platform !== 'win32') unlinkQuietly(name);
  };
}

async function socketNameOf(folder: string): Promise<string> {
  const real = await realpath(folder);
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\statehouse-${hash}`;
  const inside = join(real, 'lock');
  return inside.length <= LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `statehouse-${hash}`);
}

/** Null when the name is taken. */
function listen(name: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(name, () => resolve(server));
  });
}

/** A socket that nobody answers was left by a dead process. */
async function takeOver(name: string, folder: string): Promise<Server> {
  if (await isAnswered(name)) throw new DatabaseInUseError(folder);
  await unlink(name);
  const server = await listen(name);
  if (server === null) throw new DatabaseInUseError(folder);
  return server;
}

function isAnswered(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function unlinkQuietly(name: string): void {
  try {
    unlinkSync(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
