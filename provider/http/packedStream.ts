import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { constants, createBrotliCompress } from 'node:zlib';

/** Remembers so much (2¹⁸ bytes) that a push may repeat the one before it at the cost of what has changed. */
const WINDOW_BITS = 18;
const QUALITY = 4;

/**
 * Compresses a stream for a page that can read it, and lets nothing wait in the compressor: a whole book every second
 * costs a phone a few kB instead of a hundred. A reader that leaves ends both.
 *
 * @param accepts its header `accept-encoding`
 */
export function packedStream(response: Response, accepts: string | undefined): Response {
  if (response.body === null || !/\bbr\b/.test(accepts ?? '')) return response;
  const brotli = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
  // Nobody waits for the end: it comes when the reader leaves.
  const packed = pipeline(Readable.fromWeb(response.body as WebStream), brotli, () => undefined);
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'br');
  return new Response(Readable.toWeb(packed) as ReadableStream, { status: response.status, headers });
}
