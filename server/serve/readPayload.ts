import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { sealedBody } from '../../src/api/contract/endpoint.ts';
import { Refusal } from '../refusal.ts';
import type { SealKeys } from '../seal/sealKeys.ts';
import { readBody } from './readBody.ts';
import { readUpload } from './readUpload.ts';

const KB = 1024;
const LIMITS = { json: 64 * KB, form: 16 * KB } as const;
const TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  upload: 'multipart/form-data',
} as const;

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
  if (sends === 'upload') return readUpload(request, endpoint);
  const text = textOf(await readBody(request, LIMITS[sends]));
  if (sends === 'form') return Object.fromEntries(new URLSearchParams(text));
  const json = jsonOf(text);
  return endpoint.encrypted ? openSealed(json, endpoint, sealKeys) : json;
}

async function openSealed(json: unknown, endpoint: Endpoint, sealKeys: SealKeys): Promise<unknown> {
  const body = sealedBody.safeParse(json);
  if (!body.success) throw new Refusal('SEAL_REQUIRED');
  return jsonOf(await sealKeys.open(body.data.sealed, endpoint));
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
