/** `lost`: no answer came, so nobody knows what happened. `refused`: the provider said no, and why. */
export interface Failure {
  readonly kind: 'lost' | 'refused';
  readonly code: string;
}

export class CallFailed extends Error {
  readonly failure: Failure;
  /** The answer, if there was one: a refusal may say more than its code. */
  readonly body: unknown;

  constructor(failure: Failure, body: unknown = null) {
    super(failure.code);
    this.failure = failure;
    this.body = body;
  }
}

export const failureOf = (error: unknown): Failure =>
  error instanceof CallFailed ? error.failure : { kind: 'lost', code: 'LOST' };
