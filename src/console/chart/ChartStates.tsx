import { memo } from 'react';
import type { Chart, ChartState } from '../../inspection/chart.ts';
import { ChartRow } from './ChartRow.tsx';
import type { ChartTree } from './chartTree.ts';
import { FOLD, MARGIN, titleOf } from './labels.ts';
import type { LaidChart, LaidState } from './laidChart.ts';
import { PartButton } from './PartButton.tsx';
import { type ChartCoverage, isUntrodden } from './reach.ts';
import { headOf, pathOf } from './ways.ts';

interface ChartStatesProps {
  readonly chart: Chart;
  readonly tree: ChartTree;
  readonly laid: LaidChart;
  readonly active: ReadonlySet<string>;
  readonly coverage: ChartCoverage;
  readonly folded: ReadonlySet<string>;
  /** The state that Tab comes to. */
  readonly stop: string;
}

/** The boxes of a chart with what is written in them, and the dots where they begin. */
export const ChartStates = memo(function ChartStates(props: ChartStatesProps) {
  const { chart, tree, laid, active, coverage, folded, stop } = props;
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  return (
    <>
      {laid.states.map((box) => {
        const state = tree.states.get(box.id);
        if (state === undefined) return null;
        const inRegion = tree.lineOf(box.id)[1]?.type === 'parallel';
        const marks = [
          folded.has(box.id) ? 'folded' : state.type,
          inRegion ? 'region' : '',
          active.has(box.id) ? 'lit' : isUntrodden(state, chart, coverage) ? 'new' : '',
        ];
        return (
          <g key={box.id} className={`st ${marks.join(' ')}`}>
            <PartButton
              part={{ kind: 'state', id: box.id }}
              label={tree.pathBelow(box.id, chart.root.id) || chart.id}
              about={aboutState(state)}
              isStop={box.id === stop}
              isCurrent={active.has(box.id)}
              isOpen={state.states.length > 0 || (folded.has(box.id) ? false : null)}
            >
              <StateBox state={state} box={box} isFolded={folded.has(box.id)} />
            </PartButton>
            {box.rows.map((id, at) => {
              const transition = transitions.get(id);
              return transition === undefined ? null : (
                <ChartRow
                  key={id}
                  transition={transition}
                  tree={tree}
                  box={box}
                  at={at}
                  coverage={coverage}
                  isStop={box.id === stop}
                />
              );
            })}
          </g>
        );
      })}
      {laid.starts.map(({ id, way }) => (
        <g key={id} className="start">
          <circle cx={way[0]?.x} cy={way[0]?.y} r="3.5" />
          <path className="way" d={pathOf(way)} />
          <path className="head" d={headOf(way)} />
        </g>
      ))}
    </>
  );
});

/** A state in words: what it is, and what it does when it is entered and left. */
export function aboutState({ description, type, initial, tags, invokes, entry, exit }: ChartState): string {
  const kind = { atomic: '', compound: '', parallel: 'Parallel.', final: 'Final.', history: 'History.' }[type];
  const list = (name: string, items: readonly string[]): string =>
    items.length === 0 ? '' : `${name} ${items.join(', ')}.`;
  return [
    description ?? '',
    initial ? 'Initial.' : '',
    kind,
    list('Invokes', invokes),
    list('Tags', tags),
    list('Entry', entry),
    list('Exit', exit),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function StateBox({ state, box, isFolded }: { state: ChartState; box: LaidState; isFolded: boolean }) {
  const { x, y, width, height } = box;
  const isRound = state.type === 'history';
  const canFold = isFolded || state.states.length > 0;
  return (
    <>
      <rect className="box" x={x} y={y} width={width} height={height} rx={isRound ? height / 2 : 3} />
      {state.type === 'final' ? (
        <rect className="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="2" />
      ) : null}
      <text
        className="title"
        x={isRound ? x + width / 2 : x + MARGIN}
        y={y + 18}
        {...(isRound ? { textAnchor: 'middle' as const } : {})}
      >
        {titleOf(state)}
      </text>
      {canFold ? (
        <g className="fold" data-fold="">
          <rect x={x + width - FOLD - 6} y={y + 4} width={FOLD} height={FOLD} rx="2" />
          <path d={`M${x + width - FOLD - 1} ${y + 13}h8${isFolded ? 'm-4 -4v8' : ''}`} />
        </g>
      ) : null}
    </>
  );
}
