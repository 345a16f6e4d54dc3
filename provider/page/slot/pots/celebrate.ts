import { hundredths } from '../../copy/text.ts';
import { createCounter } from '../../shell/countTo.ts';
import type { Words } from '../result.ts';
import type { GameSnapshot } from '../tray.ts';
import { jackpotName } from './potBoard.ts';

const COUNT_MS = 2_200;
const coins = '<i></i>'.repeat(14);

/** Over the game once a jackpot is won and paid. */
export const jackpotDialog = '<dialog class="jackpot" data-v="jackpot"></dialog>';

/** Celebrates each jackpot once, after its reels have been shown. */
export function createCelebration(
  root: HTMLElement,
  deps: { readonly isCalm: () => boolean; readonly win: () => void },
) {
  const dialog = root.querySelector<HTMLDialogElement>('[data-v="jackpot"]');
  let celebrated = '';

  return (words: Words, snapshot: GameSnapshot): void => {
    const { round } = snapshot.context;
    const won = round?.outcome?.jackpot?.won ?? null;
    const isOver = snapshot.matches('idle') || snapshot.matches('ended');
    if (!dialog || !isOver || won === null || round?.jackpot === undefined || celebrated === round.id) return;
    celebrated = round.id;
    const { t } = words;
    const title = t('jackpot_won', { name: jackpotName(t, won) });
    dialog.className = `jackpot jackpot--${won}`;
    dialog.setAttribute('aria-label', `${title} ${hundredths(round.jackpot)}`);
    dialog.innerHTML = `<div class="jackpot__coins" aria-hidden="true">${deps.isCalm() ? '' : coins}</div>
<p class="jackpot__title">${title}</p><p class="jackpot__sum mono" data-sum></p><p class="small">${t('jackpot_paid')}</p>
<button class="btn btn--primary btn--wide" data-do="close">${t('jackpot_thanks')}</button>`;
    const sum = dialog.querySelector('[data-sum]');
    const count = createCounter((value) => {
      if (sum) sum.textContent = hundredths(value);
    });
    count(0, true, 0);
    count(round.jackpot, deps.isCalm(), COUNT_MS);
    dialog.showModal();
    deps.win();
  };
}
