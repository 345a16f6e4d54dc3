import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { MOST_IMAGE_BYTES, MOST_IMAGES } from '../../src/api/contract/rules/uploads.ts';
import { createFairQueue } from '../load/fairQueue.ts';
import { Refusal } from '../refusal.ts';
import { bodyChunks } from './readBody.ts';

/** Beside the files: fields and headers of parts. */
const OTHER_BYTES = 64 * 1024;
const MOST_PARTS = 32;

/** Uploads are held in memory. */
const uploads = createFairQueue({ atATime: 64, mostWaiting: 64, mostPerOwner: 4 });

/**
 * The fields of an upload, read while it arrives; a name with several parts has a list.
 * @throws {Refusal} BODY_TOO_LARGE for more bytes or parts than the call takes, without reading on; BAD_REQUEST,
 * TOO_MANY_REQUESTS.
 */
export async function readUpload(request: Request, { files = MOST_IMAGES }: Endpoint): Promise<unknown> {
  const limit = files * MOST_IMAGE_BYTES + OTHER_BYTES;
  const read = uploads(async () => fieldsOf(await partsOf(request, limit)));
  if (read === null) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: 1 });
  return read.catch((error: unknown) => {
    if (error instanceof MaxPartsExceededError) throw new Refusal('BODY_TOO_LARGE');
    // A `TypeError` of ill-formed UTF-8.
    if (error instanceof MultipartParseError || error instanceof TypeError) throw new Refusal('BAD_REQUEST');
    throw error;
  });
}

async function partsOf(request: Request, limit: number): Promise<MultipartPart[]> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
  if (!boundary) throw new Refusal('BAD_REQUEST');
  const parser = new MultipartParser(boundary, { maxParts: MOST_PARTS, maxFileSize: limit, maxTotalSize: limit });
  const parts: MultipartPart[] = [];
  let isOver = false;
  for await (const chunk of bodyChunks(request, limit)) {
    try {
      if (!isOver) for (const part of parser.write(chunk)) parts.push(part);
    } catch (error) {
      // The parser refuses what follows the last boundary, such as a line break in a chunk of its own (RFC 2046).
      isOver = isComplete(parser);
      if (!isOver) throw error;
    }
  }
  parser.finish();
  return parts;
}

function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function fieldsOf(parts: readonly MultipartPart[]): Record<string, unknown> {
  const named = Map.groupBy(parts, ({ name }) => name ?? '');
  return Object.fromEntries(
    [...named].map(([name, those]) => {
      const values = those.map(partValue);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function partValue(part: MultipartPart): File | string {
  const { filename, mediaType: type = '' } = part;
  return filename === undefined ? part.text : new File(part.content as Uint8Array<ArrayBuffer>[], filename, { type });
}
