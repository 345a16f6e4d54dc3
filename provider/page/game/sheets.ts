import type { ParSheet } from '../../engines/slot/parSheet.ts';
import { fairSheet } from './fairSheet.ts';
import { paytable } from './paytable.ts';
import type { Words } from './result.ts';
import type { GameSnapshot } from './tray.ts';

/** The dialogs over the game. */
export function createSheets(root: HTMLElement, sheet: ParSheet) {
  const dialogs = {
    paytable: root.querySelector<HTMLDialogElement>('[data-v="paytable"]'),
    fair: root.querySelector<HTMLDialogElement>('[data-v="fair"]'),
  };
  let isRevealed = false;
  let written = '';

  const content = (words: Words, snapshot: GameSnapshot): string => {
    const { state, stake, clientSeed } = snapshot.context;
    if (dialogs.paytable?.open) return paytable(words, sheet, stake);
    if (!dialogs.fair?.open || state === null) return '';
    const canRotate = snapshot.can({ type: 'game.rotate' });
    return fairSheet(words.t, state, clientSeed ?? state.seed.clientSeed, canRotate, isRevealed);
  };

  return {
    open: (name: keyof typeof dialogs) => {
      isRevealed = false;
      dialogs[name]?.showModal();
    },
    /** The server seed has just been revealed. */
    reveal: () => {
      isRevealed = true;
    },
    draw: (words: Words, snapshot: GameSnapshot) => {
      const html = content(words, snapshot);
      if (html === written) return;
      written = html;
      const open = Object.values(dialogs).find((dialog) => dialog?.open);
      if (!open) return;
      open.innerHTML = html;
      open.setAttribute('aria-label', open.querySelector('h2')?.textContent ?? '');
    },
  };
}
