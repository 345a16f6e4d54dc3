import type { ReactNode } from 'react';
import { rowBox } from './ChartRow.tsx';
import type { ChartTree } from './chartTree.ts';
import { LINE } from './labels.ts';
import type { Box, LaidChart, Point } from './laidChart.ts';
import { barAcross, freePlace, headOf, lengthOf, pathOf, takenBy } from './ways.ts';

/** The transition that was taken last, and the number that it has in the log. */
export interface Traced {
  readonly transition: string;
  readonly sequence: number;
}

/** A transition that was not taken, and the guard that said no. */
export interface Denied {
  readonly transition: string;
  readonly guard: string;
}

/** A timer that runs: the transition that it brings about, when that is due, and how long it takes altogether, ms. */
export interface Timer {
  readonly transition: string;
  readonly dueAt: number;
  readonly delay: number;
}

interface ChartMarksProps {
  readonly tree: ChartTree;
  readonly laid: LaidChart;
  readonly last: Traced | null;
  readonly denied: Denied | null;
  readonly timers: readonly Timer[];
  readonly now: number;
}

interface Mark {
  readonly kind: 'last' | 'denied' | 'timer';
  readonly transition: string;
  readonly text: string;
  /** How much of the time is over, 0 to 1. */
  readonly share: number;
}

/** What has just happened, and what is about to: over the chart, so that the rest need not be drawn anew. */
export function ChartMarks({ tree, laid, last, denied, timers, now }: ChartMarksProps) {
  const marks: readonly Mark[] = [
    ...timers.map((timer): Mark => {
      const left = Math.max(0, timer.dueAt - now);
      const share = timer.delay > 0 ? Math.min(1, Math.max(0, 1 - left / timer.delay)) : 1;
      return { kind: 'timer', transition: timer.transition, text: `${(left / 1000).toFixed(1)} s`, share };
    }),
    ...(last === null ? [] : [{ kind: 'last' as const, ...last, text: String(last.sequence), share: 1 }]),
    ...(denied === null ? [] : [{ kind: 'denied' as const, ...denied, text: `${denied.guard}: false`, share: 0 }]),
  ];
  const taken: Box[] = [...takenBy(laid, (id) => tree.states.get(id)?.states.length === 0)];
  return marks.map((mark) => {
    const arrow = laid.arrows.find(({ id }) => id === mark.transition);
    const holder = laid.states.find(({ rows }) => rows.includes(mark.transition));
    const size = { width: Math.ceil(mark.text.length * 6.8) + 10, height: 17 };
    const key = `${mark.kind} ${mark.transition}`;
    if (arrow !== undefined) {
      const middle = freePlace(arrow.ways[0] ?? [], size.width, size.height, taken);
      const chip = { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
      taken.push(chip);
      return (
        <MarkGroup key={key} kind={mark.kind}>
          {arrow.ways.map((way) => (
            <MarkedWay key={pathOf(way)} way={way} mark={mark} />
          ))}
          <Chip box={chip} text={mark.text} />
        </MarkGroup>
      );
    }
    if (holder === undefined) return null;
    const row = rowBox(holder, holder.rows.indexOf(mark.transition));
    return (
      <MarkGroup key={key} kind={mark.kind}>
        <rect
          className="trace"
          x={row.x}
          y={row.y + LINE.height - 2}
          width={row.width * (mark.share || 1)}
          height="2"
        />
        <Chip box={{ x: row.x + row.width - 4, y: row.y - 1, ...size }} text={mark.text} />
      </MarkGroup>
    );
  });
}

const MarkGroup = ({ kind, children }: { kind: Mark['kind']; children: ReactNode }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus; the transition itself says it
  <g className={`mark ${kind}`} aria-hidden="true">
    {children}
  </g>
);

function MarkedWay({ way, mark: { kind, share } }: { way: readonly Point[]; mark: Mark }) {
  const path = pathOf(way);
  if (kind === 'timer')
    return <path className="way" d={path} pathLength={1} style={{ strokeDasharray: `${share} 1` }} />;
  if (kind === 'last') {
    return (
      <>
        <path className="halo" d={path} />
        <path className="way" d={path} />
        <path className="head" d={headOf(way)} />
      </>
    );
  }
  const stop = lengthOf(way) * 0.4;
  return (
    <>
      <path className="under" d={path} />
      <path className="rest" d={path} />
      <path className="way" d={path} style={{ strokeDasharray: `${stop} ${lengthOf(way)}` }} />
      <path className="bar" d={barAcross(way, stop)} />
    </>
  );
}

const Chip = ({ box, text }: { box: Box; text: string }) => (
  <g className="chip">
    <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="2" />
    <text x={box.x + box.width / 2} y={box.y + 12.5} textAnchor="middle">
      {text}
    </text>
  </g>
);
