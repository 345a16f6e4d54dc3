import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit-html';
import type { Winner } from '../../../engines/board/baccarat.ts';
import type { Say } from '../../board/board.ts';
import type { BaccaratKey } from './copy.en.ts';
import { beadPlate, bigRoad, type Cell, derivedRoad, ROWS } from './roads.ts';

const INKS: Readonly<Record<Winner, string>> = { player: '#2a74a6', banker: '#c23a35', tie: '#2f7a4b' };

/** A ruled sheet of so many columns, with marks on cells of 20 by 20. */
function sheet<T extends Cell>(
  cells: readonly T[],
  columns: number,
  label: string,
  draw: (cell: T) => SVGTemplateResult,
  look = '',
): TemplateResult {
  const [width, height] = [columns * 20, ROWS * 20];
  const last = Math.max(columns - 1, ...cells.map(({ column }) => column));
  const from = last - columns + 1;
  return html`<svg class="road ${look}" viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
<rect width=${width} height=${height} rx="4" fill="var(--road)"/>
${Array.from({ length: columns - 1 }, (_, at) => svg`<path d="M${(at + 1) * 20} 0V${height}" stroke="var(--road-line)"/>`)}
${Array.from({ length: ROWS - 1 }, (_, at) => svg`<path d="M0 ${(at + 1) * 20}H${width}" stroke="var(--road-line)"/>`)}
${cells
  .filter(({ column }) => column >= from)
  .map(
    (cell) => svg`<g transform="translate(${(cell.column - from) * 20 + 10} ${cell.row * 20 + 10})">${draw(cell)}</g>`,
  )}</svg>`;
}

export function bead(t: Say<BaccaratKey>, winners: readonly Winner[], columns: number, look = ''): TemplateResult {
  const label = t('bead', { list: winners.map((winner) => t(winner)).join(', ') });
  return sheet(
    beadPlate(winners),
    columns,
    label,
    ({ winner }) =>
      svg`<circle r="8.6" fill=${INKS[winner]}/><text y="4" text-anchor="middle" font-size="11" font-weight="600" fill="#fff">${t(`mark_${winner}`)}</text>`,
    look,
  );
}

export const big = (t: Say<BaccaratKey>, winners: readonly Winner[], columns: number): TemplateResult =>
  sheet(
    bigRoad(winners),
    columns,
    t('big_road'),
    ({ side, ties }) =>
      svg`<circle r="7" fill="none" stroke=${INKS[side]} stroke-width="3.2"/>${ties === 0 ? '' : svg`<path d="M-8 8L8 -8" stroke=${INKS.tie} stroke-width="3"/>`}`,
  );

/** Rings, dots and strokes, as the three derived roads are told apart. */
const DERIVED = [1, 2, 3] as const;
export const derived = (t: Say<BaccaratKey>, winners: readonly Winner[], columns: number): TemplateResult =>
  html`<div class="derived" role="img" aria-label=${t('derived')}>${DERIVED.map((back) =>
    sheet(derivedRoad(winners, back), columns, '', ({ isRed }) => {
      const ink = isRed ? INKS.banker : INKS.player;
      if (back === 1) return svg`<circle r="6" fill="none" stroke=${ink} stroke-width="3"/>`;
      return back === 2 ? svg`<circle r="7" fill=${ink}/>` : svg`<path d="M-7 7L7 -7" stroke=${ink} stroke-width="4"/>`;
    }),
  )}</div>`;
