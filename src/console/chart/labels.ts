import type { ChartState, ChartTransition } from '../../inspection/chart.ts';
import type { ChartTree } from './chartTree.ts';

/** Sizes of what is written, in pixels; `chart.css` has the fonts that they stand for. */
export const TITLE = { height: 26, character: 7.4 } as const;
export const LINE = { height: 15, character: 6.8 } as const;
export const MARGIN = 10;
/** The place at the right end of a title where a compound state folds. */
export const FOLD = 18;

/** A label is not wider than this many characters where its guard lets it be broken. */
const WIDE = 26;

/** What stands at an arrow, line by line: the event, then the guard. */
export const labelOf = ({ event, guard }: Pick<ChartTransition, 'event' | 'guard'>): readonly string[] =>
  guard === null ? [event] : [event, ...broken(`[${guard}]`)];

/** What stands in a state for a transition that stays, begins again there or further in, or goes to a state around it. */
export function rowOf({ event, guard, source, targets }: ChartTransition, tree: ChartTree): string {
  const nameOf = (target: string): string => {
    if (target === source) return 'again';
    return tree.pathBelow(target, source) || `out to ${tree.states.get(target)?.key}`;
  };
  const said = guard === null ? event : `${event} [${guard}]`;
  return targets.length === 0 ? said : `${said} → ${targets.map(nameOf).join(' + ')}`;
}

/** What a state is called in its box. */
export const titleOf = ({ key, type }: Pick<ChartState, 'key' | 'type'>): string => (type === 'history' ? 'H' : key);

/** In pixels, where a letter is as wide as `character`; what fills a square in its own script counts for two. */
export const widthOf = (lines: readonly string[], character: number): number =>
  Math.ceil(character * Math.max(0, ...lines.map((line) => line.length + (line.match(SQUARE)?.length ?? 0))));

/** Of Chinese, Japanese and Korean; an emoji is two units of a text already. */
const SQUARE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Broken before `and` and `or` where it would be too wide. */
function broken(guard: string): readonly string[] {
  const lines: string[] = [];
  for (const part of guard.split(/ (?=(?:and|or) )/)) {
    const line = `${lines.at(-1) ?? ''} ${part}`.trim();
    if (lines.length === 0 || line.length > WIDE) lines.push(part);
    else lines[lines.length - 1] = line;
  }
  return lines;
}
