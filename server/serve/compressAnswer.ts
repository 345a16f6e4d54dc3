import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncoding } from '../site/site/encodings.ts';

const deflate = promisify(gzip);
const GZIP = new Set(['gzip'] as const);
/** Smaller answers fit into one packet anyway. */
const WORTH_IT_BYTES = 1400;

/** Compresses large answers when accepted. Answers with secrets are far below that size. */
export async function compressAnswer(c: Context, answer: Response): Promise<Response> {
  if (Number(answer.headers.get('content-length') ?? 0) < WORTH_IT_BYTES) return answer;
  answer.headers.set('vary', 'accept-encoding');
  if (acceptedEncoding(c.req.header('accept-encoding'), GZIP) === null) return answer;
  const body = new Uint8Array(await deflate(await answer.arrayBuffer()));
  const headers = new Headers(answer.headers);
  headers.set('content-encoding', 'gzip');
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status: answer.status, headers });
}
