import type { Chart, ChartState, ChartTransition } from '../../inspection/chart.ts';
import { chartTree } from './chartTree.ts';

/**
 * The chart with these states as boxes without anything in them. What led in or out leads to or from the box; what went
 * on inside is left out.
 */
export function collapse(chart: Chart, folded: ReadonlySet<string>): Chart {
  if (folded.size === 0) return chart;
  const { lineOf } = chartTree(chart);
  const shown = (id: string): string => lineOf(id).findLast((state) => folded.has(state.id))?.id ?? id;

  const without = (state: ChartState): ChartState =>
    folded.has(state.id) ? { ...state, states: [] } : { ...state, states: state.states.map(without) };
  const moved = (transition: ChartTransition): readonly ChartTransition[] => {
    const source = shown(transition.source);
    const targets = [...new Set(transition.targets.map(shown))];
    const isInside = source !== transition.source && targets.every((target) => target === source);
    return isInside ? [] : [{ ...transition, source, targets }];
  };
  return { ...chart, root: without(chart.root), transitions: chart.transitions.flatMap(moved) };
}
