import { type Endpoint, refusalsOf, type ValueOf } from '../../src/api/contract/endpoint.ts';
import type { RefusalCode, RefusalDetails } from '../../src/api/contract/refusal.ts';
import { ApiError } from '../../src/api/failure.ts';
import { done, fails, type Outcome } from './kit/outcome.ts';

/** A success as the contract allows it; throws on a value outside the schema. */
export const answers = <E extends Endpoint>(endpoint: E, value: ValueOf<E>): Outcome<ValueOf<E>> =>
  done(endpoint.value.parse(value) as ValueOf<E>);

/** A refusal listed in the endpoint. */
export function refuses(endpoint: Endpoint, code: RefusalCode, details: RefusalDetails | null = null): Outcome<never> {
  if (!refusalsOf(endpoint).includes(code)) throw new Error(`${endpoint.id} never refuses with ${code}`);
  return fails(new ApiError({ kind: 'refused', code, message: `refused with ${code}`, details }));
}

/** Failures that any call can meet. */
export const wireFailures = (endpoint: Endpoint): readonly Outcome<never>[] => [
  fails(new ApiError({ kind: 'offline' })),
  fails(new ApiError({ kind: 'malformed', endpoint: endpoint.id })),
];

/** A bug of ours: a thrown error that is not an ApiError. */
export const defect: Outcome<never> = fails(new TypeError('defect in a part'));
