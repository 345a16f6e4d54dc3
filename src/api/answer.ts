import { type Endpoint, refusalEnvelope, refusalsOf, successOf } from './contract/endpoint.ts';
import { ApiError } from './failure.ts';
import { jsonOf } from './jsonOf.ts';

/** Parses a response: the value of a success, or an ApiError. */
export function readAnswer(endpoint: Endpoint, status: number, text: string): unknown {
  const body = jsonOf(text);
  const success = successOf(endpoint.value).safeParse(body);
  if (success.success && status < 300) return success.data.value;

  const refusal = refusalEnvelope.safeParse(body);
  if (refusal.success && refusalsOf(endpoint).includes(refusal.data.errorCode)) {
    const { errorCode: code, message, value: details } = refusal.data;
    throw new ApiError({ kind: 'refused', code, message, details });
  }
  if (status >= 500) throw new ApiError({ kind: 'broken', status });
  throw new ApiError({ kind: 'malformed', endpoint: endpoint.id }, { cause: success.error });
}
