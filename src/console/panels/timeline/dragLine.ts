/** Half the width of the handle: its middle cannot come nearer to either end, px. */
const HALF = 8;

/**
 * Follows a pointer that was pressed on a line until it is let go, and tells at which share of the line it is, 0 to 1. A
 * range input would lose it: looking back may close or open the dialog that the console lies in, which moves its element.
 */
export function dragLine(line: HTMLElement, startX: number, tell: (share: number) => void): void {
  const follow = (x: number): void => {
    const { left, width } = line.getBoundingClientRect();
    tell(Math.min(1, Math.max(0, (x - left - HALF) / (width - 2 * HALF))));
  };
  const move = (event: PointerEvent): void => (event.buttons === 0 ? end() : follow(event.clientX));
  const end = (): void => {
    removeEventListener('pointermove', move, true);
    removeEventListener('pointerup', end, true);
    removeEventListener('pointercancel', end, true);
  };
  addEventListener('pointermove', move, true);
  addEventListener('pointerup', end, true);
  addEventListener('pointercancel', end, true);
  follow(startX);
}
