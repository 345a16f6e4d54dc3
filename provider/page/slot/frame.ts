import { html, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ParSheet } from '../../engines/slot/parSheet.ts';
import type { Frame, Toggle } from '../shell/frame.ts';
import type { ownSeeds } from '../shell/ownRounds.ts';
import { paytable } from './paytable.ts';
import type { Words } from './result.ts';
import { type GameSnapshot, isRevealing } from './tray.ts';

const art = html`<svg class="g-top__art" viewBox="0 0 160 160" aria-hidden="true"><use href="#s-A"/></svg>`;

/** Money as it stands on the reels: a payout counts once its last spin has been shown. */
function moneyShown(snapshot: GameSnapshot) {
  const { state, round } = snapshot.context;
  const hidden = isRevealing(snapshot) && round?.state === 'settled' ? round.payout : 0;
  return { balance: state === null ? null : state.balance - hidden, net: (state?.net ?? 0) - hidden };
}

/** A slot as the shell shows it. */
export function slotFrame(
  words: Words,
  snapshot: GameSnapshot,
  of: {
    readonly drawing: { readonly around: TemplateResult; readonly main: TemplateResult };
    readonly sheet: ParSheet;
    readonly seeds: ReturnType<typeof ownSeeds>;
    readonly sound: Toggle;
    readonly calm: Toggle;
  },
): Frame {
  const { drawing, sheet, seeds, sound, calm } = of;
  const { t } = words;
  const { state, round, stake, clientSeed } = snapshot.context;
  const isHidden = isRevealing(snapshot);
  const last = round ?? state?.latest[0] ?? null;
  return {
    ...drawing,
    game: state?.game ?? null,
    bar: { art },
    sound,
    calm,
    counter: {
      ...moneyShown(snapshot),
      stake: [t('stake_round'), stake],
      last: isHidden ? null : last,
      round: last === null ? null : { id: last.id, check: isHidden ? 'hidden' : 'now' },
    },
    sheets: {
      rules: {
        title: t('pay_title'),
        look: 'sheet--pay',
        body: () => html`${unsafeHTML(paytable(words, sheet, stake))}`,
      },
      fair: seeds.sheet(state, clientSeed),
    },
  };
}
