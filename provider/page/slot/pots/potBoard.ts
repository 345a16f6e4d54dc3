import { JACKPOT_IDS } from '../../../engines/slot/jackpots.ts';
import type { Pots } from '../../../play/createPots.ts';
import { hundredths, type Translate } from '../../copy/text.ts';
import { createCounter } from '../../shell/countTo.ts';

/** A pot counts up as long as the page takes to ask again, ms. */
const COUNT_MS = 3_500;

/** The pots above the reels. */
export const potBoard = `<section class="pots" data-l="jackpots">${JACKPOT_IDS.map(
  (id) =>
    `<div class="pot pot--${id}"><span class="pot__name" data-t="jackpot_${id}"></span><b class="pot__sum mono" data-pot="${id}">–</b></div>`,
).join('')}</section>`;

/** Brings the board in line with the pots. */
export function createPotBoard(root: HTMLElement) {
  const counters = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-pot]')].map((place) => {
      const write = (value: number) => {
        place.textContent = hundredths(value);
      };
      return [place.dataset.pot ?? '', createCounter(write)] as const;
    }),
  );
  return (pots: Pots, isCalm: boolean): void => {
    for (const { id, pot } of pots) counters.get(id)?.(pot, isCalm, COUNT_MS);
  };
}

export const jackpotName = (t: Translate, id: (typeof JACKPOT_IDS)[number]): string => t(`jackpot_${id}`);
