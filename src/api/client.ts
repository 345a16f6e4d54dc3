import { createFetch } from 'ofetch';
import type { AnyActorRef } from 'xstate';
import { readAnswer } from './answer.ts';
import type { CallOf, Endpoint, ValueOf } from './contract/endpoint.ts';
import { sealedBody } from './contract/endpoint.ts';
import type { LanguageCode } from './contract/fields.ts';
import { ApiError, type ApiFailure, failureOf } from './failure.ts';

/** The only access to the network. Rejects with ApiError; anything else thrown is a bug of ours. */
export type ApiClient = <E extends Endpoint>(endpoint: E, call: CallOf<E>, caller?: Caller) => Promise<ValueOf<E>>;

/** Who makes a call; the actor of a `fromPromise` passes both. */
export interface Caller {
  readonly self?: AnyActorRef;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** What `fetch` is given. It ignores the caller; the console shows it. */
export interface CallInit extends RequestInit {
  readonly caller?: AnyActorRef;
}

/**
 * Encrypts the payload of an E call for this method and path (decision W5). Rejects with ApiError `insecure` without
 * WebCrypto.
 */
export type Seal = (payload: unknown, target: { readonly method: string; readonly path: string }) => Promise<string>;

export interface ApiClientOptions {
  readonly baseURL: string;
  readonly readToken: () => string | null;
  readonly readLanguage: () => LanguageCode;
  readonly seal: Seal;
  /** Called on every failure, with the token of the call: a late answer must not end a newer session. */
  readonly onFailure?: (endpoint: Endpoint, failure: ApiFailure, token: string | null) => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout of a response, ms. */
  readonly timeoutMs?: number;
}

const ANSWER_TIMEOUT_MS = 20_000;

/** Sends calls of the contract: validates request and response, one timeout, no retry. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseURL, readToken, readLanguage, fetch } = options;
  const send = createFetch({
    ...(fetch ? { fetch } : {}),
    defaults: { baseURL, retry: false, responseType: 'text', ignoreResponseError: true },
  }).raw;

  const attempt = async (
    endpoint: Endpoint,
    call: CallOf<Endpoint>,
    token: string | null,
    { self, signal: left }: Caller = {},
  ) => {
    if ((endpoint.token || endpoint.desk) && token === null) {
      throw new ApiError({ kind: 'refused', code: 'NOT_LOGGED_IN', message: '', details: null });
    }
    const late = AbortSignal.timeout(options.timeoutMs ?? ANSWER_TIMEOUT_MS);
    const signal = left ? AbortSignal.any([left, late]) : late;
    const broken = (cause: unknown): never => {
      const kind = left?.aborted ? 'aborted' : late.aborted ? 'timeout' : 'offline';
      throw new ApiError({ kind }, { cause });
    };
    const payload = endpoint.request.parse(call.request);
    // The encryption code is loaded too, and cannot be aborted.
    const sealed = carry(endpoint, payload, options.seal);
    const carried = await Promise.race([sealed, whenAborted(signal).catch(broken)]);
    const headers = { ...headersOf(endpoint, call, token), accept: 'application/json', language: readLanguage() };
    try {
      const { method, path } = endpoint;
      const init = { method, headers, signal, caller: self, ...carried };
      const { status, _data = '' } = await send<string, 'text'>(path, init);
      return { status, text: _data };
    } catch (cause) {
      return broken(cause);
    }
  };

  return async (endpoint, call, caller) => {
    const token = endpoint.token || endpoint.desk ? readToken() : null;
    try {
      const { status, text } = await attempt(endpoint, call as CallOf<Endpoint>, token, caller);
      return readAnswer(endpoint, status, text) as ValueOf<typeof endpoint>;
    } catch (error) {
      options.onFailure?.(endpoint, failureOf(error), token);
      throw error;
    }
  };
}

/** Rejects when the signal aborts. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function headersOf(endpoint: Endpoint, call: CallOf<Endpoint>, token: string | null): Record<string, string> {
  const { headers, idempotencyKey } = call as { headers?: unknown; idempotencyKey?: string };
  return {
    ...((endpoint.headers?.parse(headers) as Record<string, string> | undefined) ?? {}),
    ...(token === null ? {} : endpoint.desk ? { 'desk-token': token } : { authorization: `Bearer ${token}` }),
    ...(endpoint.repeat === 'keyed' && idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}

/** Where the payload goes: query string or body. */
interface Carried {
  readonly query?: Record<string, unknown>;
  readonly body?: BodyInit | Record<string, unknown>;
}

async function carry(endpoint: Endpoint, payload: unknown, seal: Seal): Promise<Carried> {
  switch (endpoint.sends) {
    case 'nothing':
      return {};
    case 'query':
      return { query: payload as Record<string, unknown> };
    case 'form':
      return { body: new URLSearchParams(payload as Record<string, string>) };
    case 'upload':
      return { body: multipart(payload as Record<string, string | Blob | readonly Blob[]>) };
    case 'json': {
      const sent = endpoint.encrypted ? sealedBody.parse({ sealed: await seal(payload, endpoint) }) : payload;
      return { body: sent as Record<string, unknown> };
    }
  }
}

function multipart(fields: Record<string, string | Blob | readonly Blob[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) form.append(name, part);
  }
  return form;
}
