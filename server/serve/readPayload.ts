import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { sealedBody } from '../../src/api/contract/endpoint.ts';
import { createFairQueue } from '../load/fairQueue.ts';
import { Refusal } from '../refusal.ts';
import type { SealKeys } from '../seal/sealKeys.ts';
import { readBody } from './readBody.ts';

const KB = 1024;
const LIMITS = { json: 64 * KB, form: 16 * KB, upload: 16 * KB * KB } as const;
const TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  upload: 'multipart/form-data',
} as const;

/** Parsing an upload holds the event loop for about 25 ms per MB: one at a time, and other calls between two of them. */
const uploads = createFairQueue({ atATime: 1, mostWaiting: 32, mostPerOwner: 4 });

/**
 * The request payload, decrypted if sealed, before schema validation.
 * @throws {Refusal} BAD_REQUEST, BODY_TOO_LARGE, SEAL_REQUIRED, SEAL_REJECTED, TOO_MANY_REQUESTS.
 */
export async function readPayload(request: Request, endpoint: Endpoint, sealKeys: SealKeys): Promise<unknown> {
  const { sends } = endpoint;
  if (sends === 'nothing') return {};
  if (sends === 'query') return Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== TYPES[sends]) throw new Refusal('BAD_REQUEST');
  const body = await readBody(request, LIMITS[sends]);
  if (sends === 'upload') return readUpload(body, type);
  const text = textOf(body);
  if (sends === 'form') return Object.fromEntries(new URLSearchParams(text));
  const json = jsonOf(text);
  return endpoint.encrypted ? openSealed(json, endpoint, sealKeys) : json;
}

async function openSealed(json: unknown, endpoint: Endpoint, sealKeys: SealKeys): Promise<unknown> {
  const body = sealedBody.safeParse(json);
  if (!body.success) throw new Refusal('SEAL_REQUIRED');
  return jsonOf(await sealKeys.open(body.data.sealed, endpoint));
}

async function readUpload(body: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  const parsed = uploads(async () => {
    await nextTurn();
    return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
      throw new Refusal('BAD_REQUEST');
    });
  });
  if (parsed === null) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: 1 });
  const form = await parsed;
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const parts = form.getAll(name);
      return [name, parts.length === 1 ? parts[0] : parts];
    }),
  );
}

function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}
