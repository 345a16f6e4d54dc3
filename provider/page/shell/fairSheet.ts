import { html, nothing, type TemplateResult } from 'lit-html';
import type { StateView } from '../../play/views.ts';
import { money, type Translate, timeOf } from '../copy/text.ts';
import { icon } from './icon.ts';

interface OwnRound {
  readonly id: string;
  readonly startedAt: number;
  /** 1/10,000 P */
  readonly stake: number;
  readonly payout: number;
}

/** A value that a draw depends on, in full. */
export const seedValue = (name: string, value: string, hint: unknown = ''): TemplateResult =>
  html`<div class="seed"><b class="small">${name}</b><code class="hex mono">${value}</code>${hint === '' ? nothing : html`<p class="tiny faint">${hint}</p>`}</div>`;

/** The player's own part in the draw. */
export function seedForm(of: {
  readonly seed: string;
  readonly name: string;
  readonly hint: string;
  readonly change: string;
  readonly set: (seed: string) => void;
}): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const seed = new FormData(event.target as HTMLFormElement).get('seed');
    if (typeof seed === 'string') of.set(seed);
  };
  return html`<form class="seed" @submit=${submit}><label class="small" for="client-seed"><b>${of.name}</b></label>
    <div class="seed__row"><input class="mono" id="client-seed" name="seed" maxlength="64" pattern="[A-Za-z0-9_\\-]{1,64}" required .value=${of.seed} autocomplete="off" spellcheck="false"><button class="btn">${of.change}</button></div>
    <p class="tiny faint">${of.hint}</p></form>`;
}

/** Rounds that are over, each a button to its check. */
export const roundsToCheck = <R extends { readonly id: string }>(
  name: string,
  rounds: readonly R[],
  line: (round: R) => TemplateResult,
): TemplateResult =>
  html`<section class="menu__rounds"><h3>${name}</h3><ul>${rounds.map(
    (round) => html`<li><button data-check=${round.id}>${line(round)}</button></li>`,
  )}</ul></section>`;

/** Own rounds: when, and what came of the stake. */
export const ownRoundsToCheck = (t: Translate, rounds: readonly OwnRound[]): TemplateResult | typeof nothing =>
  rounds.length === 0
    ? nothing
    : roundsToCheck(
        t('last_rounds'),
        rounds,
        ({ startedAt, stake, payout }) =>
          html`<span class="mono faint">${timeOf(startedAt)}</span> <span class="mono">${money(stake)}</span> <span class="mono end ${payout > stake ? 'gain' : 'muted'}">${money(payout)}</span>`,
      );

/** Seeds of the session and how to change them. */
export function fairSheet(
  t: Translate,
  { seed: { commitment, nextNonce } }: StateView<unknown>,
  of: {
    readonly clientSeed: string;
    readonly canRotate: boolean;
    readonly isRevealed: boolean;
    readonly rotate: () => void;
    readonly setSeed: (seed: string) => void;
  },
): TemplateResult {
  const { clientSeed, canRotate, isRevealed, rotate, setSeed } = of;
  const own = { name: t('fair_seed'), hint: t('fair_seed_hint'), change: t('fair_change') };
  return html`<div class="fair">
  ${seedValue(t('fair_commitment'), commitment, html`${t('fair_commitment_hint')} · ${t('fair_nonce')} <span class="mono">${nextNonce}</span>`)}
  ${seedForm({ ...own, seed: clientSeed, set: setSeed })}
  <div class="seed"><button class="btn btn--wide" aria-disabled=${String(!canRotate || nextNonce <= 1)} @click=${rotate}>${icon('shield-check', 'icon--s')}${t('fair_reveal')}</button>
    <p class="tiny faint">${isRevealed ? t('fair_revealed') : t('fair_reveal_hint')}</p></div>
</div>`;
}
