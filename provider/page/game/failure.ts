/** `lost`: no answer came, so nobody knows what happened. `refused`: the provider said no, and why. */
export interface Failure {
  readonly kind: 'lost' | 'refused';
  readonly code: string;
}

export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

export const failureOf = (error: unknown): Failure =>
  error instanceof CallFailed ? error.failure : { kind: 'lost', code: 'LOST' };
