import { constants, createBrotliCompress } from 'node:zlib';

/** Remembers so much (2¹⁸ bytes) that a push may repeat the one before it at the cost of what has changed. */
const WINDOW_BITS = 18;
const QUALITY = 4;

/**
 * Compresses a stream for a page that can read it, and lets nothing wait in the compressor: a whole book every second
 * costs a phone a few kB instead of a hundred.
 *
 * @param accepts its header `accept-encoding`
 */
export function packedStream(response: Response, accepts: string | undefined): Response {
  if (response.body === null || !/\bbr\b/.test(accepts ?? '')) return response;
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });
  const packing = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => void brotli.on('data', (bytes: Uint8Array) => controller.enqueue(bytes)),
    transform: (bytes) => {
      brotli.write(bytes);
      return new Promise((resolve) => brotli.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
    },
    flush: () => void brotli.close(),
  });
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'br');
  return new Response(response.body.pipeThrough(packing), { status: response.status, headers });
}
