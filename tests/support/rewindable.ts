import type { PGlite } from '@electric-sql/pglite';
import type { EmbeddedDatabase } from '../../server/database/databaseHandle.ts';
import { embeddedOver, openEmbedded } from '../../server/database/openEmbedded.ts';
import { templateMemory } from './templateDatabase.ts';

/** A node of Emscripten's file system: a file, or a folder with its nodes by name. */
interface Node {
  readonly mode: number;
  name: string;
  parent: Node;
  contents?: Uint8Array | Readonly<Record<string, Node>>;
  usedBytes?: number;
  mtime: number;
  name_next?: Node;
}

interface Stream {
  /** Null once it is closed. */
  fd: number | null;
  node: Node;
  shared: { readonly flags: number; readonly position: number };
}

/** The used part of Emscripten's module. */
interface Module {
  readonly wasmMemory: { readonly buffer: ArrayBuffer };
  readonly FS: {
    readonly nameTable: (Node | undefined)[];
    streams: (Stream | null)[];
    readonly isFile: (mode: number) => boolean;
    readonly isDir: (mode: number) => boolean;
  };
}

/** An embedded database that goes back to how it was opened in a tenth of the time that opening takes. */
interface Rewindable {
  readonly client: PGlite;
  readonly rewind: () => void;
}

const idle: Rewindable[] = [];

/** A freshly seeded embedded database. Closed, it waits to be used again: nothing of a test is left in it. */
export async function seededMemory(): Promise<EmbeddedDatabase> {
  const used = idle.pop();
  used?.rewind();
  const database = used ?? (await openRewindable());
  const { client } = database;
  let isOver = false;
  const close = async () => {
    if (isOver) return;
    isOver = true;
    // Waits for a transaction that runs: it must not go on in the database of another test.
    await client.transaction(async () => {});
    idle.push(database);
  };
  return embeddedOver(
    leased(client, () => isOver, close),
    () => {},
  );
}

/** The client until its lease is over, after which it is as one that is closed. */
const leased = (client: PGlite, isOver: () => boolean, close: () => Promise<void>): PGlite =>
  new Proxy(client, {
    get: (target, name) => {
      if (name === 'close') return close;
      if (name === 'closed') return isOver();
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) =>
        isOver() ? Promise.reject(new Error('PGlite is closed')) : Reflect.apply(value, target, args);
    },
  });

async function openRewindable(): Promise<Rewindable> {
  const { client } = await openEmbedded({ memory: true, fs: await templateMemory() });
  // A library that is loaded later would be gone from the memory, and not be loaded again.
  await client.exec('do $$ begin end $$');
  const module = (client as unknown as { readonly Module: Module }).Module;
  const [memory, files] = [keepMemory(module), keepFiles(module)];
  return {
    client,
    rewind: () => {
      memory();
      files();
    },
  };
}

/** @returns puts the memory back, which holds all that PostgreSQL knows between two messages */
function keepMemory({ wasmMemory }: Module): () => void {
  const kept = new Uint8Array(wasmMemory.buffer).slice();
  return () => {
    const now = new Uint8Array(wasmMemory.buffer);
    now.set(kept);
    now.fill(0, kept.length);
  };
}

/** What no write leaves as the time of a change. */
const UNTOUCHED = 1;

/** @returns puts the files back, and what is open of them */
function keepFiles({ FS }: Module): () => void {
  const heads = [...FS.nameTable];
  const nodes = heads.flatMap((head) => {
    const chain: Node[] = [];
    for (let node = head; node; node = node.name_next) chain.push(node);
    return chain;
  });
  const kept = nodes.map((node) => {
    const isFile = FS.isFile(node.mode) && node.contents instanceof Uint8Array;
    if (isFile) node.mtime = UNTOUCHED;
    return {
      node,
      ...{ name: node.name, parent: node.parent, next: node.name_next },
      ...{ usedBytes: node.usedBytes, mtime: node.mtime },
      file: isFile ? (node.contents as Uint8Array).slice() : null,
      folder: FS.isDir(node.mode) ? { ...(node.contents as Readonly<Record<string, Node>>) } : null,
    };
  });
  const streams = FS.streams.map(
    (stream) => stream && { stream, fd: stream.fd, node: stream.node, shared: { ...stream.shared } },
  );
  return () => {
    for (const { node, name, parent, next, usedBytes, mtime, file, folder } of kept) {
      // A full log is renamed, to be written again.
      Object.assign(node, { name, parent });
      if (next === undefined) delete node.name_next;
      else node.name_next = next;
      if (folder !== null) node.contents = { ...folder };
      // A file that is cut keeps its time.
      if (file === null || (node.mtime === UNTOUCHED && node.usedBytes === usedBytes)) continue;
      node.contents = file.slice();
      if (usedBytes !== undefined) node.usedBytes = usedBytes;
      node.mtime = mtime;
    }
    FS.nameTable.splice(0, FS.nameTable.length, ...heads);
    FS.streams = streams.map(
      (one) => one && Object.assign(one.stream, { fd: one.fd, node: one.node, shared: { ...one.shared } }),
    );
  };
}
