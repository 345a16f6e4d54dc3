import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncoding, type EncodingName, encodings } from './encodings.ts';
import { mediaTypeOf } from './mediaType.ts';

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Compressed copies; those of a new build are added later. */
  readonly encoded: Map<EncodingName, Uint8Array<ArrayBuffer>>;
}

export const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
export const ASK_EACH_TIME = 'no-cache';

const WORTH_IT = /\.(css|html|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Smaller files fit into one packet uncompressed. */
const LEAST_BYTES = 512;
const GZIP_LEVEL = 9;
/** For testers on a local network: a twentieth of the time for a fifth more bytes. */
const QUICK_BROTLI = 5;

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

interface CompressOptions {
  readonly isQuick?: boolean;
  /** Ends it before the next file. */
  readonly signal?: AbortSignal;
}

/**
 * Adds the missing compressed copies of a built site, to the files and to their folder, one after another outside the
 * event loop. Where the folder cannot be written, each start makes them anew.
 */
export async function compressFiles(
  folder: string,
  files: ReadonlyMap<string, StaticFile>,
  { isQuick = false, signal }: CompressOptions = {},
): Promise<void> {
  const quality = isQuick ? QUICK_BROTLI : constants.BROTLI_MAX_QUALITY;
  const compressors: Readonly<Record<EncodingName, (body: Uint8Array) => Promise<Buffer>>> = {
    br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: (body) => promisify(gzip)(body, { level: GZIP_LEVEL }),
  };
  for (const [path, { body, encoded }] of files) {
    if (!WORTH_IT.test(path) || body.length < LEAST_BYTES) continue;
    for (const { name, suffix } of encodings) {
      if (encoded.has(name)) continue;
      if (signal?.aborted) return;
      const compressed = new Uint8Array(await compressors[name](body));
      encoded.set(name, compressed);
      await writeFile(join(folder, path + suffix), compressed).catch(() => undefined);
    }
  }
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

/** For a page that is made for each visit, outside the event loop: a hundredth of the time for a fifth more bytes. */
const FAST_BROTLI = 4;

/** Answers with a page that was made for this visit. */
export async function sendMade(c: Context, html: string, more: Readonly<Record<string, string>>): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'), new Set(encodings.map(({ name }) => name)));
  const plain = new TextEncoder().encode(html);
  const body =
    encoding === 'br'
      ? await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: FAST_BROTLI } })
      : encoding === 'gzip'
        ? await promisify(gzip)(plain)
        : plain;
  return new Response(new Uint8Array(body), {
    headers: {
      ...more,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.byteLength),
      vary: 'accept-encoding, accept-language, cookie',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}

const etagOf = (body: Uint8Array) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((part) => part.trim() === etag || part.trim() === '*') ?? false;
