import type { Mask } from '../mask.ts';
import { jsonIn, noJson } from './bodyText.ts';
import { maskBySchema } from './maskBySchema.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import type { WatchedCall } from './watchedCall.ts';

/** Masked request of a call, with its verdict. */
export function requestSent(
  call: Pick<WatchedCall, 'request' | 'encrypted'>,
  url: URL,
  body: unknown,
  mask: Mask,
): { readonly request: unknown; readonly requestVerdict: Verdict } {
  if (call.encrypted) return { request: '(encrypted)', requestVerdict: { kind: 'sealed' } };
  if (body instanceof ReadableStream) return { request: '(a stream)', requestVerdict: { kind: 'unread' } };
  const sent = payloadOf(url, body);
  if (typeof body === 'string' && sent === undefined) {
    return { request: noJson(body), requestVerdict: { kind: 'wrong', fields: [{ path: '', says: 'not JSON' }] } };
  }
  return { request: mask(maskBySchema(call.request, shown(sent))), requestVerdict: verdictOf(call.request, sent) };
}

function payloadOf(url: URL, body: unknown): unknown {
  if (typeof body === 'string') return jsonIn(body);
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (body instanceof FormData) {
    return Object.fromEntries(
      [...new Set(body.keys())].map((name) => {
        const parts = body.getAll(name);
        return [name, parts.length === 1 ? parts[0] : parts];
      }),
    );
  }
  return Object.fromEntries(url.searchParams);
}

/** Files by name and size: a record is plain data. */
function shown(sent: unknown): unknown {
  if (sent instanceof Blob) return `(${sent instanceof File ? sent.name : 'a file'}, ${sent.size} bytes)`;
  if (Array.isArray(sent)) return sent.map(shown);
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).map(([key, one]) => [key, shown(one)]));
}
