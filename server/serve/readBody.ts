import { Refusal } from '../refusal.ts';

/**
 * The chunks of a body of at most `limit` bytes, as they arrive.
 * @throws {Refusal} BODY_TOO_LARGE as early as possible; BAD_REQUEST when the sender disconnects.
 */
export async function* bodyChunks(request: Request, limit: number): AsyncGenerator<Uint8Array, void> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refusal('BODY_TOO_LARGE');
  const reader = request.body?.getReader();
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal('BAD_REQUEST');
    });
    if (done) return;
    size += value.byteLength;
    if (size > limit) throw new Refusal('BODY_TOO_LARGE');
    yield value;
  }
}

/**
 * Reads a body of at most `limit` bytes.
 * @throws {Refusal} as `bodyChunks`.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(request, limit)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
