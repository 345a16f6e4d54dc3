import { html } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { Side } from '../../../engines/board/flip.ts';
import { circle, group } from '../../art/draw.ts';
import { type Emblem, elephant, type Inks, lotus } from '../../art/emblems.ts';

const FACES: Readonly<Record<Side, { readonly emblem: Emblem; readonly inks: Inks; readonly rim: string }>> = {
  heads: {
    emblem: elephant,
    inks: { g: '#f2c35a', s: '#d79f35', a: '#8f5a14', c: '#b67a20', k: '#5c3808' },
    rim: '#a86a14',
  },
  tails: {
    emblem: lotus,
    inks: { g: '#dfe5ea', s: '#b6c1cb', a: '#6f8191', c: '#94a4b2', k: '#3a4854' },
    rim: '#66788a',
  },
};

const BEADS = Array.from({ length: 40 }, (_, at) => {
  const turn = (at * Math.PI) / 20;
  return [80 + Math.cos(turn) * 67, 80 + Math.sin(turn) * 67] as const;
});

function draw(side: Side): string {
  const { emblem, inks, rim } = FACES[side];
  const beads = BEADS.map(([x, y]) => circle(Number(x.toFixed(1)), Number(y.toFixed(1)), 1.8, rim)).join('');
  return `<svg viewBox="0 0 160 160" aria-hidden="true">${circle(80, 80, 79, rim)}${circle(80, 80, 75, inks.g)}${beads}${circle(80, 80, 60, inks.s)}${group('translate(80 80) scale(.68) translate(-80 -80)', emblem(inks))}</svg>`;
}

const drawn: Readonly<Record<Side, string>> = { heads: draw('heads'), tails: draw('tails') };

/** Heads is gold with an elephant, tails silver with a lotus. Decoration. */
export const faceOf = (side: Side) => html`${unsafeHTML(drawn[side])}`;
