import { html, nothing, type TemplateResult } from 'lit-html';
import { money, short } from '../../copy/text.ts';
import { placed } from './bets.ts';
import { chipStack, othersChip } from './chips.ts';
import type { SpotState, SpotsModel } from './model.ts';
import './spots.css';

export interface SpotLook<S extends string> {
  readonly id: S;
  /** In words; read out. */
  readonly name: string;
  /** What stands on the spot; the name unless given. */
  readonly face?: unknown;
  /** `1 : 1`; none on spots of which the odds stand elsewhere. */
  readonly odds?: string;
  /** Class names. */
  readonly look?: string;
}

/** What the multiplier of a return says, as odds: 195 is `0.95 : 1`. */
export const oddsText = (hundredths: number): string => `${Number(((hundredths - 100) / 100).toFixed(2))}:1`;

/** A place on the felt that a press puts a chip on. */
export function spot<S extends string>(
  model: SpotsModel<S>,
  { id, name, face, odds, look = '' }: SpotLook<S>,
  { isHit, back, isWon }: SpotState,
): TemplateResult {
  const { t, choice, chip, canChoose, set, taken, others } = model;
  const open = taken === undefined ? 0 : (choice.spots[id] ?? 0);
  const amount = (taken?.spots[id] ?? 0) + (choice.spots[id] ?? 0);
  const ofOthers = others?.spots[id] ?? 0;
  const mood = isWon ? 'spot--won' : isHit ? 'spot--hit' : back === 0 ? 'spot--lost' : '';
  const words = [
    name,
    odds,
    amount > 0 ? t('spots_yours', { amount: money(amount) }) : undefined,
    open > 0 ? t('spots_open', { amount: money(open) }) : undefined,
    ofOthers > 0 ? t('spots_others', { amount: money(ofOthers) }) : undefined,
    back === null || back === 0 ? undefined : t('spots_won', { amount: money(back) }),
  ].filter((word) => word !== undefined);
  return html`<button class="spot ${look} ${mood}" data-spot=${id} aria-label=${words.join(', ')} aria-disabled=${String(!canChoose)} @click=${() => set(placed(choice, id, chip))}>
<span class="spot__n">${face ?? name}${odds === undefined ? nothing : html`<small class="mono">${odds}</small>`}${ofOthers === 0 ? nothing : othersChip(ofOthers)}</span>
${amount === 0 ? nothing : html`<span class="spot__chip ${open > 0 ? 'spot__chip--open' : ''}">${chipStack(amount)}</span>`}
${back === null || back === 0 ? nothing : html`<span class="spot__back mono">${short(back).slice(1)}</span>`}
</button>`;
}
