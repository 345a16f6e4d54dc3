/** Decision A2: whoever tells people from programs. The built-in one is `proofOfWork`. */
export interface HumanCheck {
  /** What the browser's solver needs, as JSON. */
  challenge(): Promise<Record<string, unknown>>;
  /** Whether this answer solves a challenge of ours that is fresh and was not used before. Never throws for bad input. */
  check(answer: string): Promise<boolean>;
}
