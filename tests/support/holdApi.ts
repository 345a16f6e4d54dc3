import type { ApiClient, Caller } from '../../src/api/client.ts';
import type { Endpoint, ValueOf } from '../../src/api/contract/endpoint.ts';
import { ApiError, type ApiFailure } from '../../src/api/failure.ts';

export interface HeldCall {
  readonly id: string;
  /** Request, headers and key of the call. */
  readonly call: unknown;
  readonly signal: AbortSignal | undefined;
  /** Answers within the contract: throws for a value that the schema refuses. */
  readonly answer: (value: unknown) => void;
  readonly fail: (failure: ApiFailure) => void;
}

/** A held client: a test sees each call and answers it when it wants. A request outside the contract throws. */
export function holdApi() {
  const calls: HeldCall[] = [];
  const api: ApiClient = <E extends Endpoint>(endpoint: E, call: { readonly request: unknown }, caller?: Caller) => {
    endpoint.request.parse(call.request);
    const { promise, resolve, reject } = Promise.withResolvers<ValueOf<E>>();
    calls.push({
      id: endpoint.id,
      call,
      signal: caller?.signal,
      answer: (value) => resolve(endpoint.value.parse(value) as ValueOf<E>),
      fail: (failure) => reject(new ApiError(failure)),
    });
    return promise;
  };
  const last = (): HeldCall => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('nothing has been called');
    return call;
  };
  return { api, calls, last };
}
