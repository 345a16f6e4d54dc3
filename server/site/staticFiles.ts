import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncoding, type EncodingName, encodings } from './encodings.ts';
import { mediaTypeOf } from './mediaType.ts';

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: ReadonlyMap<EncodingName, Uint8Array<ArrayBuffer>>;
}

export const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
export const ASK_EACH_TIME = 'no-cache';

/** The files of a built site by path. Read once: a build is a few MB and does not change. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Files like `.stamp` belong to the build.
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const bodies = new Map(
    await Promise.all(names.map(async (name) => [name, new Uint8Array(await readFile(name))] as const)),
  );
  const plain = names.filter((name) => !encodings.some(({ suffix }) => name.endsWith(suffix)));
  return new Map(
    plain.map((name) => {
      const path = `/${relative(folder, name).split(sep).join('/')}`;
      const encoded = encodings.flatMap(({ name: encoding, suffix }) => {
        const body = bodies.get(name + suffix);
        return body ? [[encoding, body] as const] : [];
      });
      const body = bodies.get(name) ?? new Uint8Array();
      const cacheControl = path.startsWith('/assets/') ? FOR_EVER : path === '/worker.js' ? ASK_EACH_TIME : A_DAY;
      return [path, { type: mediaTypeOf(path), etag: etagOf(body), cacheControl, body, encoded: new Map(encoded) }];
    }),
  );
}

/** A file generated and compressed at start. */
export function madeFile(text: string, type: string, cacheControl: string): StaticFile {
  const body = new TextEncoder().encode(text);
  const encoded = new Map<EncodingName, Uint8Array<ArrayBuffer>>([
    ['br', new Uint8Array(brotliCompressSync(body))],
    ['gzip', new Uint8Array(gzipSync(body))],
  ]);
  return { type, etag: etagOf(body), cacheControl, body, encoded };
}

/** Answers with a file: in the best encoding, or 304 when unchanged. */
export function sendFile(c: Context, file: StaticFile, more: Readonly<Record<string, string>> = {}): Response {
  const headers = { etag: file.etag, 'cache-control': file.cacheControl, vary: 'accept-encoding', ...more };
  if (matches(c.req.header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(c.req.header('accept-encoding'), new Set(file.encoded.keys()));
  const body = (encoding && file.encoded.get(encoding)) ?? file.body;
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': file.type,
      'content-length': String(body.byteLength),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}

const etagOf = (body: Uint8Array) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((part) => part.trim() === etag || part.trim() === '*') ?? false;
