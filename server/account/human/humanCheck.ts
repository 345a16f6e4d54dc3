/** Decision A2: human verification provider. The built-in one is `proofOfWork`. */
export interface HumanCheck {
  /** JSON for the solver in the browser. */
  challenge(): Promise<Record<string, unknown>>;
  /** Whether this solves a fresh, unused challenge of ours. Never throws for bad input. */
  check(answer: string): Promise<boolean>;
}
