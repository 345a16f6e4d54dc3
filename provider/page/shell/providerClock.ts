/** The provider's clock, as heard lately. The least delayed word is nearest the truth. */
export function createProviderClock() {
  /** The provider's clock less this one, ms. */
  const leads: number[] = [];
  const told = (now: number): void => {
    leads.push(now - Date.now());
    if (leads.length > 12) leads.shift();
  };
  return {
    told,
    /** What was heard, with the time in it. */
    heard: <V extends { readonly now: number }>(said: V): V => {
      told(said.now);
      return said;
    },
    now: (): number => Date.now() + (leads.length === 0 ? 0 : Math.max(...leads)),
  };
}
