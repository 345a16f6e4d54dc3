import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Context } from 'hono';
import type { Caller } from '../deps.ts';
import { successSentence } from '../messages/successSentence.ts';
import { acceptedEncoding } from '../site/site/encodings.ts';

/** An answer up to its trace id: as JSON, and as the start of a raw deflate stream. */
interface Start {
  readonly plain: Buffer<ArrayBuffer>;
  readonly deflated: Buffer<ArrayBuffer>;
  readonly crc: number;
}

const kept = new WeakMap<object, Map<string, Start>>();
const GZIP = new Set(['gzip'] as const);
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Marks a value that is answered many times, so that it is written and compressed once. It must never change. */
export function keepAnswer<V extends object>(value: V): V {
  if (!kept.has(value)) kept.set(value, new Map());
  return value;
}

export const isKept = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && kept.has(value);

/** The envelope of a success around a kept value: only the trace id is written and compressed per answer. */
export function keptAnswer(c: Context, caller: Caller, value: object): Response {
  const start = startOf(value, successSentence[caller.language]);
  const end = Buffer.from(`,"traceId":${JSON.stringify(caller.traceId)}}`);
  const isGzip = acceptedEncoding(c.req.header('accept-encoding'), GZIP) !== null;
  const body = isGzip ? gzipped(start, end) : Buffer.concat([start.plain, end]);
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.byteLength),
      ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      'x-trace-id': caller.traceId,
    },
  });
}

function startOf(value: object, message: string): Start {
  const known = kept.get(value)?.get(message);
  if (known) return known;
  const plain = Buffer.from(`{"success":true,"message":${JSON.stringify(message)},"value":${JSON.stringify(value)}`);
  const start = {
    plain,
    // Ends on a byte without ending the stream, so that the rest can follow.
    deflated: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
    crc: crc32(plain),
  };
  kept.get(value)?.set(message, start);
  return start;
}

/** RFC 1952. */
function gzipped({ plain, deflated, crc }: Start, end: Buffer): Buffer<ArrayBuffer> {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(end, crc), 0);
  trailer.writeUInt32LE((plain.byteLength + end.byteLength) % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEADER, deflated, deflateRawSync(end), trailer]);
}
