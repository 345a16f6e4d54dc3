import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../../inspection/chart.ts';
import { ChartArrows } from './ChartArrows.tsx';
import { ChartMarks, type Denied, type Timer, type Traced } from './ChartMarks.tsx';
import { ChartStates } from './ChartStates.tsx';
import { ChartTip } from './ChartTip.tsx';
import { chartTree } from './chartTree.ts';
import type { LaidChart } from './laidChart.ts';
import { type Part, partAt } from './part.ts';
import type { ChartCoverage } from './reach.ts';
import { useViewport } from './useViewport.ts';
import { isArrowKey, stateTowards } from './walk.ts';

export interface ChartViewProps {
  readonly chart: Chart;
  readonly laid: LaidChart;
  /** The ids of the states that the actor is in. */
  readonly active: ReadonlySet<string>;
  /** The transition that was taken last. */
  readonly last: Traced | null;
  /** The transition whose guard said no last, where that is the last thing that happened. */
  readonly denied: Denied | null;
  readonly coverage: ChartCoverage;
  readonly timers: readonly Timer[];
  /** The present, in ms of the clock that the timers are due by. */
  readonly now: number;
  /** The compound states that are drawn without what is in them. */
  readonly folded: ReadonlySet<string>;
  readonly onState: (id: string) => void;
  readonly onTransition: (id: string) => void;
  readonly onFold: (id: string) => void;
}

/**
 * The chart of a machine. It moves by drag, wheel, `+`, `-` and `0`; arrow keys walk the states, Tab goes on to the
 * transitions of the one in focus, Enter chooses and Space folds.
 */
export function ChartView(props: ChartViewProps) {
  const { chart, laid, active, coverage, folded, onState, onTransition, onFold } = props;
  const tree = useMemo(() => chartTree(chart), [chart]);
  const pane = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<Part | null>(null);
  const [focused, setFocused] = useState<Part | null>(null);
  const [visited, setVisited] = useState(chart.root.id);
  const standing = laid.states.findLast(({ id }) => active.has(id));
  const { viewport, size, wasDragged, drag, follow, ...move } = useViewport(pane, laid, standing);
  const stop = tree.states.has(visited) ? visited : chart.root.id;

  const followNow = useRef(follow);
  followNow.current = follow;
  const isFirst = useRef(true);
  useEffect(() => {
    if (standing !== undefined && !isFirst.current) followNow.current(standing);
    isFirst.current = false;
  }, [standing]);

  const choose = ({ kind, id }: Part): void => (kind === 'state' ? onState(id) : onTransition(id));
  const isFoldable = (id: string): boolean => folded.has(id) || (tree.states.get(id)?.states.length ?? 0) > 0;
  const focusOn = (event: SyntheticEvent): void => {
    const part = partAt(event.target);
    setFocused(part);
    if (part?.kind === 'state') setVisited(part.id);
  };
  const walkTo = (id: string): void => {
    const elements = pane.current?.querySelectorAll<SVGElement>('[data-state]') ?? [];
    [...elements].find((element) => element.dataset.state === id)?.focus({ preventScroll: true });
    const box = laid.states.find((state) => state.id === id);
    if (box !== undefined) follow(box);
  };
  const pressOf = (event: KeyboardEvent): (() => void) | null => {
    const part = partAt(event.target);
    const { key } = event;
    if (isArrowKey(key)) return () => walkTo(part === null ? stop : stateTowards(key, stop, laid));
    if (key === '+' || key === '=') return move.zoomIn;
    if (key === '-') return move.zoomOut;
    if (key === '0') return move.fit;
    if (part === null) return null;
    if (key === 'Escape') return () => [setFocused, setHovered].forEach((forget) => void forget(null));
    if (key === ' ' && part.kind === 'state' && isFoldable(part.id)) return () => onFold(part.id);
    return key === 'Enter' || key === ' ' ? () => choose(part) : null;
  };
  const press = (event: KeyboardEvent): void => {
    const act = event.ctrlKey || event.altKey || event.metaKey ? null : pressOf(event);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const click = (event: SyntheticEvent): void => {
    const part = partAt(event.target);
    if (part === null || wasDragged()) return;
    const isFold = event.target instanceof Element && event.target.closest('[data-fold]') !== null;
    if (isFold) onFold(part.id);
    else choose(part);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={pane}
      className="chart-view"
      role="group"
      aria-label={`Chart of ${chart.id}`}
      onClick={click}
      onKeyDown={press}
      onFocus={focusOn}
      onBlur={() => setFocused(null)}
      onPointerOver={(event) => setHovered(partAt(event.target))}
      onPointerLeave={() => setHovered(null)}
      {...drag}
    >
      <svg role="presentation">
        <g transform={`translate(${viewport.x} ${viewport.y}) scale(${viewport.scale})`}>
          <ChartStates
            chart={chart}
            tree={tree}
            laid={laid}
            active={active}
            coverage={coverage}
            folded={folded}
            stop={stop}
          />
          <ChartArrows chart={chart} laid={laid} coverage={coverage} stop={stop} />
          <ChartMarks
            tree={tree}
            laid={laid}
            last={props.last}
            denied={props.denied}
            timers={props.timers}
            now={props.now}
          />
        </g>
      </svg>
      <ChartTip
        part={hovered ?? focused}
        chart={chart}
        tree={tree}
        laid={laid}
        coverage={coverage}
        viewport={viewport}
        pane={size}
      />
    </div>
  );
}
