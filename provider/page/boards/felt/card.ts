import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit-html';
import { rankOf, type ShoeCard, suitOf } from '../../../engines/board/shoe.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SIGNS = ['♠', '♥', '♣', '♦'];

/** For words: `K♠`. */
export const cardText = (card: ShoeCard): string => `${RANKS[rankOf(card)]}${SIGNS[suitOf(card)]}`;
export const rankText = (card: ShoeCard): string => RANKS[rankOf(card)] ?? '';

const club = svg`<circle cx="0" cy="-7" r="6"/><circle cx="-7.5" cy="3" r="6"/><circle cx="7.5" cy="3" r="6"/><path d="M-1.5 0H1.5C1.5 8 3 11 5 14H-5C-3 11 -1.5 8 -1.5 0Z"/>`;
const PIPS: readonly SVGTemplateResult[] = [
  svg`<path d="M0 -14C15 -2 14 9 7 8.5C4 8.5 2 7 1 5C1 9 3 12 5 14H-5C-3 12 -1 9 -1 5C-2 7 -4 8.5 -7 8.5C-14 9 -15 -2 0 -14Z"/>`,
  svg`<path d="M0 13C-17 0 -13 -13 -6 -12.5C-2 -12.5 0 -8 0 -6C0 -8 2 -12.5 6 -12.5C13 -13 17 0 0 13Z"/>`,
  club,
  svg`<path d="M0 -14L10.5 0L0 14L-10.5 0Z"/>`,
];

/** A card face up, 60 by 84. */
export function cardFace(card: ShoeCard, look = ''): TemplateResult {
  const suit = suitOf(card);
  const pip = PIPS[suit];
  const ink = suit % 2 === 1 ? '#a81f26' : '#1b2333';
  return html`<svg class="card ${look}" viewBox="0 0 62 87" aria-hidden="true">
<rect x="2" y="3" width="60" height="84" rx="6" fill="#0b0e13" opacity=".28"/>
<rect x=".5" y=".5" width="59" height="83" rx="6" fill="#fdf6e4" stroke="#cbb583"/>
<text x="6" y="21" font-weight="600" font-size="21" fill=${ink}>${rankText(card)}</text>
<g fill=${ink}><g transform="translate(13 33) scale(.42)">${pip}</g><g transform="translate(34 54) scale(1.35)">${pip}</g></g></svg>`;
}

/** Where a card will lie. */
export const cardPlace: TemplateResult = html`<svg class="card card--place" viewBox="0 0 62 87" aria-hidden="true"><rect x="1.5" y="1.5" width="57" height="81" rx="6"/></svg>`;
