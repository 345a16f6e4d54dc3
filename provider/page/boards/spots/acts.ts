import { html, svg, type TemplateResult } from 'lit-html';
import { betsOf, type SpotsChoice } from '../../../engines/board/spots.ts';
import { cleared, doubled, repeated, undone } from './bets.ts';
import type { SpotsModel } from './model.ts';

const glyph = (paths: readonly string[]) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths.map((d) => svg`<path d=${d}/>`)}</svg>`;
const UNDO = ['M9 14 4 9l5-5', 'M4 9h10a6 6 0 0 1 0 12h-3'];
const CLEAR = ['M4 7h16', 'M10 11v6M14 11v6', 'M6 7l1 13h10l1-13', 'M9 7V4h6v3'];
const REPEAT = ['M17 2l4 4-4 4', 'M3 11v-1a4 4 0 0 1 4-4h14', 'M7 22l-4-4 4-4', 'M21 13v1a4 4 0 0 1-4 4H3'];

/** Undo, clear, repeat, double: what a press does to the chips on the table. */
export function acts<S extends string>(model: SpotsModel<S>): TemplateResult {
  const { t, choice, canChoose, latest, set } = model;
  const back = undone(choice);
  const last = model.last ?? ((latest[0]?.choice ?? null) as SpotsChoice<S> | null);
  const isEmpty = betsOf(choice).length === 0;
  const act = (label: string, face: unknown, can: boolean, press: () => void) =>
    html`<button class="btn act" aria-label=${label} title=${label} aria-disabled=${String(!canChoose || !can)} @click=${press}>${face}</button>`;
  const named = (paths: readonly string[], text: string) => html`${glyph(paths)}<span class="only-wide">${text}</span>`;
  return html`<div class="acts" role="group" aria-label=${t('spots_acts')}>
${act(t('spots_undo'), named(UNDO, t('spots_undo')), back !== null, () => back && set(back))}
${act(t('spots_clear'), named(CLEAR, t('spots_clear')), !isEmpty, () => set(cleared(choice)))}
${act(t('spots_repeat'), named(REPEAT, t('spots_repeat')), last !== null, () => last && set(repeated(choice, last)))}
${act(t('spots_double'), html`<b class="mono" aria-hidden="true">2×</b>`, !isEmpty, () => set(doubled(choice)))}
</div>`;
}
