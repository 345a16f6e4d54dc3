/** Counts a number on the page up to another one; a lower one stands at once. */
export function createCounter(write: (value: number) => void) {
  let shown: number | null = null;
  let frame = 0;
  const set = (value: number) => {
    shown = value;
    write(value);
  };
  return (target: number, isCalm: boolean, ms: number): void => {
    cancelAnimationFrame(frame);
    const from = shown;
    if (isCalm || from === null || target <= from) {
      set(target);
      return;
    }
    const startedAt = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - startedAt) / ms);
      set(Math.round(from + (target - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
}
