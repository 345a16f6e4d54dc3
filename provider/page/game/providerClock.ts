/** The provider's clock, as heard lately. The least delayed word is nearest the truth. */
export function createProviderClock() {
  /** The provider's clock less this one, ms. */
  const heard: number[] = [];
  return {
    told: (now: number): void => {
      heard.push(now - Date.now());
      if (heard.length > 12) heard.shift();
    },
    now: (): number => Date.now() + (heard.length === 0 ? 0 : Math.max(...heard)),
  };
}
