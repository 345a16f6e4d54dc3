import { html, type TemplateResult } from 'lit-html';
import { BANKER_DRAWS, HOUSE_DRAWS } from '../../../engines/board/pokDeng.ts';
import {
  bets,
  COMMISSION,
  type Duel,
  hundredthsOf,
  type PokDengMode,
  RESERVED,
} from '../../../engines/board/pokDengPay.ts';
import { percent } from '../../copy/text.ts';
import type { PokDengKey } from './copy.en.ts';
import { face } from './seats.ts';
import { SIMPLE, type T } from './words.ts';

const card = (rank: number, suit: number): number => (rank - 1) * 4 + suit;
/** Hands, highest first, with an example and the multiplier. */
export const HANDS: readonly (readonly [name: PokDengKey, cards: readonly number[], deng: string])[] = [
  ['hands_pok', [card(4, 3), card(5, 2)], '×1, ×2'],
  ['tong', [card(8, 2), card(8, 3), card(8, 1)], '×5'],
  ['straightFlush', [card(4, 1), card(5, 1), card(6, 1)], '×5'],
  ['straight', [card(6, 3), card(7, 2), card(8, 0)], '×3'],
  ['faces', [card(11, 0), card(11, 2), card(13, 3)], '×3'],
  ['hands_suit3', [card(2, 2), card(5, 2), card(9, 2)], '×3'],
  ['hands_two', [card(7, 2), card(7, 1)], '×2'],
  ['hands_points', [card(3, 0), card(4, 2)], '×1'],
];
const DENGS = [1, 2, 3, 5];
const RESULTS: readonly (Duel & { readonly key: PokDengKey })[] = [
  ...DENGS.map((deng) => ({ key: 'table_win', result: 'win', deng }) as const),
  { key: 'table_tie', result: 'tie', deng: 1 },
  ...DENGS.map((deng) => ({ key: 'table_loss', result: 'loss', deng }) as const),
];
const ALONE = ['rule_1', 'rule_2', 'rule_3', 'rule_4', 'rule_8', 'rule_5', 'rule_6', 'rule_7'] as const;
const IN_ROOM = ['room_1', 'room_2', 'room_3', 'rule_3', 'rule_4', 'rule_8', 'rule_5', 'rule_6', 'rule_7'] as const;

export const howTo = (t: T): TemplateResult => rulesOf(t, ALONE);
export const howToInRoom = (t: T): TemplateResult => rulesOf(t, IN_ROOM);

function rulesOf(t: T, rules: readonly PokDengKey[]): TemplateResult {
  const values = { house: HOUSE_DRAWS, banker: BANKER_DRAWS, fee: COMMISSION, reserved: RESERVED, ...SIMPLE };
  const back = (mode: PokDengMode, duel: Duel) =>
    t(mode === 'single' ? 'table_stakes' : 'table_units', { units: hundredthsOf(mode, duel) / 100 });
  return html`<ol class="rules">${rules.map((key) => html`<li>${t(key, values)}</li>`)}</ol>
<table class="pd__hands"><thead><tr><th scope="col">${t('table_hand')}</th><th scope="col" class="end">${t('table_times')}</th></tr></thead>
<tbody>${HANDS.map(
    ([name, cards, deng]) =>
      html`<tr><th scope="row"><span class="pd__sample" aria-hidden="true">${cards.map(face)}</span>${t(name)}</th><td class="mono end">${deng}</td></tr>`,
  )}</tbody></table>
<table><thead><tr><th scope="col">${t('table_result')}</th><th scope="col" class="end">${t('mode_single')}</th><th scope="col" class="end">${t('mode_deng')}</th></tr></thead>
<tbody>${RESULTS.map(
    ({ key, ...duel }) =>
      html`<tr><th scope="row">${t(key, { deng: duel.deng })}</th><td class="end">${back('single', duel)}</td><td class="end">${back('deng', duel)}</td></tr>`,
  )}<tr><th scope="row">${t('table_return')}</th>${bets.map(({ rtp }) => html`<td class="mono end">${percent(rtp)}</td>`)}</tr></tbody></table>`;
}
