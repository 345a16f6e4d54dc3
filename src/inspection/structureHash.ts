import type { Chart, ChartState } from './chart.ts';

/** A hash of what a machine is: its states, and what leads from where to where. Texts that are only read aside do not count. */
export function structureHash({ root, transitions }: Chart): string {
  const shape = (state: ChartState): unknown => [
    state.id,
    state.key,
    state.type,
    state.initial,
    state.states.map(shape),
  ];
  const moves = transitions.map(({ id, source, targets, event, guard }) => [id, source, targets, event, guard]);
  return hashOf(JSON.stringify([shape(root), moves]));
}

/** FNV-1a over UTF-16 units, twice with different beginnings: 64 bits that nobody needs to trust. */
function hashOf(text: string): string {
  const run = (start: number): string => {
    let hash = start;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return run(0x811c9dc5) + run(0x2f6b3a1d);
}
