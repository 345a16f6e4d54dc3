import type { RefusalCode, RefusalDetails } from '../src/api/contract/refusal.ts';

/** A business refusal. `serve` turns it into the envelope, with a message in the caller's language. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails | null;

  constructor(code: RefusalCode, details: RefusalDetails | null = null) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
