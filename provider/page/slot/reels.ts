/** One pace for every reel and every outcome, ms. */
const TURN_MS = 620;
const STOP_MS = 340;
const BETWEEN_MS = 190;
/** Least time that reels turn before the first stops, so that a quick answer is not a flicker. */
const LEAST_MS = 450;
const FILLERS = ['G', 'C', 'E', 'A', 'F', 'D'] as const;

const cell = (symbol: string) => `<svg class="cell" viewBox="0 0 160 160"><use href="#s-${symbol}"/></svg>`;
const cells = (symbols: Iterable<string>) => [...symbols].map(cell).join('');

/** The five reels: they turn from the press on, and stop left to right wherever the numbers say. */
export function createReels(root: HTMLElement) {
  root.innerHTML = `${'<div class="reel"><div class="reel__strip"></div></div>'.repeat(5)}<svg class="winline" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg>`;
  const strips = [...root.querySelectorAll<HTMLElement>('.reel__strip')];
  const winLine = root.querySelector('.winline');
  let shown: readonly string[] = ['EBF', 'CDG', 'ASE', 'DWB', 'GDE'];
  let turning: Animation[] = [];
  let startedAt = 0;
  /** Raised by each new movement: an older one then stops caring. */
  let turn = 0;

  const set = (columns: readonly string[]) => {
    for (const animation of turning.splice(0)) animation.cancel();
    shown = columns;
    for (const [index, strip] of strips.entries()) strip.innerHTML = cells(columns[index] ?? '');
    root.classList.remove('reels--turning');
  };

  const start = (isCalm: boolean) => {
    turn += 1;
    clear();
    startedAt = performance.now();
    root.classList.add('reels--turning');
    if (isCalm) return;
    turning = strips.map((strip, index) => {
      const column = shown[index] ?? '';
      strip.innerHTML = cells([...column, ...FILLERS, ...column]);
      // Twelve cells: three shown, six to come, and the first three again, where the next turn begins.
      return strip.animate([{ transform: 'translateY(-75%)' }, { transform: 'translateY(0)' }], {
        duration: TURN_MS,
        iterations: Number.POSITIVE_INFINITY,
        delay: index * 24,
      });
    });
  };

  const stop = async (columns: readonly string[], isCalm: boolean): Promise<void> => {
    const mine = turn;
    if (isCalm || turning.length === 0) return set(columns);
    await pause(Math.max(0, LEAST_MS - (performance.now() - startedAt)));
    const stops = strips.map(async (strip, index) => {
      await pause(index * BETWEEN_MS);
      if (mine !== turn) return;
      turning[index]?.cancel();
      strip.innerHTML = cells([...(columns[index] ?? ''), ...FILLERS.slice(0, 3)]);
      await strip.animate([{ transform: 'translateY(-50%)' }, { transform: 'translateY(0)' }], {
        duration: STOP_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      }).finished;
    });
    await Promise.all(stops);
    if (mine === turn) set(columns);
  };

  const clear = () => {
    root.classList.remove('reels--won', 'reels--paid');
    if (winLine) winLine.innerHTML = '';
    for (const each of root.querySelectorAll('.cell--hit')) each.classList.remove('cell--hit');
  };

  /** Marks cells (`reel`, `row`), and draws lines through rows. */
  const mark = (
    hits: readonly (readonly [number, number])[],
    lines: readonly (readonly number[])[],
    isWin: boolean,
  ) => {
    clear();
    if (hits.length === 0) return;
    root.classList.add(isWin ? 'reels--won' : 'reels--paid');
    for (const [reel, row] of hits) strips[reel]?.children[row]?.classList.add('cell--hit');
    if (isWin && winLine) winLine.innerHTML = lines.map(pathOf).join('');
  };

  set(shown);
  return {
    start,
    stop,
    set,
    clear,
    mark,
    columns: () => shown,
    /** Ends whatever moves. */
    hurry: (columns: readonly string[]) => {
      turn += 1;
      set(columns);
    },
  };
}

function pathOf(rows: readonly number[]): string {
  const points = rows.map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`);
  const d = `M0 ${(rows[0] ?? 0) * 100 + 50}L${points.join('L')}L500 ${(rows.at(-1) ?? 0) * 100 + 50}`;
  return `<path d="${d}"/><path d="${d}"/>`;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
