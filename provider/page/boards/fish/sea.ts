import { html } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { FishChoice, FishView } from '../../../engines/board/fish.ts';
import type { FishId } from '../../../engines/board/fishKinds.ts';
import type { BoardModel } from '../../board/board.ts';
import { styles } from '../../board/styles.ts';
import { added } from './aims.ts';
import type { FishKey } from './copy.en.ts';
import { drawings, fishSprite } from './drawings.ts';
import { barrel, foot, reefs } from './reef.ts';
import { type Swimmer, shoal } from './shoal.ts';
import { timesText } from './timesText.ts';
import { volley } from './volley.ts';

export type FishModel = BoardModel<FishChoice, never, FishView, FishKey>;

export const picture = (fish: FishId, name = 'fish__pic') => {
  const [, , width, height] = drawings[fish].box;
  return html`<svg class=${name} viewBox="0 0 ${width} ${height}" aria-hidden="true"><use href="#fish-${fish}"></use></svg>`;
};

const ratioOf = (fish: FishId): number => drawings[fish].box[3] / drawings[fish].box[2];

const swimmer = ({ fish, width, top, pace, rest, isLeftward, isExtra }: Swimmer) =>
  html`<div class="fish__one ${isLeftward ? 'fish__one--left' : ''} ${isExtra ? 'only-wide' : ''}" data-fish=${fish} ${styles(
    {
      ...{
        '--w': String(width),
        '--ratio': ratioOf(fish).toFixed(3),
        '--top': `${top}%`,
        '--rest': String(rest / 100),
      },
      ...{ '--pace': `${pace}s`, '--since': `${((-pace * (isLeftward ? 100 - rest : rest)) / 100).toFixed(1)}s` },
    },
  )}>${picture(fish)}<b class="fish__pays mono">${timesText(fish)}</b></div>`;

/** The reef with its fish and the cannon. Everything in it can be reached through the list of targets as well. */
export function sea({ choice, round, view, phase, stake, isCalm, set }: FishModel) {
  const isShown = view !== null && (phase === 'showing' || phase === 'over');
  const shots = view?.shots ?? [];
  const paid = round?.stake ?? stake;
  const price = paid / Math.max(1, shots.length);
  return html`<div class="fish__sea" aria-hidden="true" ${volley({
    ...{ aims: choice.shots, shots, price, isCalm, isFiring: phase === 'showing' },
    round: isShown ? (round?.id ?? 'checked') : null,
    add: (fish) => set({ shots: added(choice.shots, fish) }),
  })}>
  ${unsafeHTML(fishSprite)}${unsafeHTML(reefs)}
  <div class="fish__shoal">${shoal.map(swimmer)}</div>
  <div class="fish__gun">${unsafeHTML(barrel)}${unsafeHTML(foot)}</div>
  <div class="fish__effects"></div>
</div>`;
}
