/**
 * Runs without the errors that XState throws once more, later and out of reach, when an actor dies on screen: what that
 * did is seen already.
 */
export async function withoutLateErrors<T>(run: () => Promise<T>): Promise<T> {
  const setLater = globalThis.setTimeout;
  const quiet = (act: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
    setLater(() => {
      try {
        act(...given);
      } catch {
        // Known by what it did to the screen.
      }
    }, delay);
  globalThis.setTimeout = Object.assign(quiet, setLater) as typeof setTimeout;
  try {
    const result = await run();
    await new Promise((resolve) => setLater(resolve, 0));
    return result;
  } finally {
    globalThis.setTimeout = setLater;
  }
}
