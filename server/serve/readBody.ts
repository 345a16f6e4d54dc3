import { Refusal } from '../refusal.ts';

/**
 * Reads a body of at most `limit` bytes.
 * @throws {Refusal} BODY_TOO_LARGE as early as possible; BAD_REQUEST when the sender disconnects.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refusal('BODY_TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw new Refusal('BODY_TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('BAD_REQUEST');
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
