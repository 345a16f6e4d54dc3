import { html } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import {
  CANNONS,
  type FishChoice,
  type FishView,
  fish,
  MOST_SHOTS,
  type Shot,
  shotsOf,
  timesPaid,
} from '../../../engines/board/fish.ts';
import { crabTimes, FISH_IDS, type FishId, timesOf, waysOf } from '../../../engines/board/fishKinds.ts';
import { type IconName, icon as iconHtml } from '../../art/furniture.ts';
import type { Board, Say } from '../../board/board.ts';
import { money } from '../../copy/text.ts';
import { added, countAt, lessened } from './aims.ts';
import { chanceText } from './chanceText.ts';
import { en, type FishKey } from './copy.en.ts';
import { th } from './copy.th.ts';
import { volleyMs } from './openSea.ts';
import { type FishModel, picture, sea } from './sea.ts';
import { timesText } from './timesText.ts';
import './fish.css';

const icon = (name: IconName, more = '') => unsafeHTML(iconHtml(name, more));

/** Price of a shot, chosen on the deck. */
const deck = ({ t, choice, chip, canChoose, set }: FishModel) => html`<div class="fish__deck">
  <div class="fish__cannons" role="group" aria-label=${t('cannon')}>${CANNONS.map(
    (cannon) =>
      html`<button class="mono" aria-pressed=${String(choice.cannon === cannon)} aria-disabled=${String(!canChoose)} @click=${() => set({ cannon })}>×${cannon}</button>`,
  )}</div>
  <p><b class="mono">${money(chip * choice.cannon)}</b> <small>${t('each')}</small></p>
</div>`;

/** What is aimed at: a press on one takes a shot away. */
function locks({ t, choice, canChoose, set }: FishModel) {
  const count = shotsOf(choice);
  const disabled = String(!canChoose);
  return html`<section class="fish__locks" aria-label=${t('volley')}>
  <p class="fish__loaded ${count === MOST_SHOTS ? 'fish__loaded--full' : ''}" role="status"><span aria-hidden="true"><b class="mono">${count}/${MOST_SHOTS}</b></span><span class="sr">${t('loaded', { count, most: MOST_SHOTS })}</span></p>
  ${
    count === 0
      ? html`<p class="fish__hint small">${t('hint')}</p>`
      : html`<ul>${choice.shots.map(
          (aim) =>
            html`<li><button aria-label=${t('fewer', { fish: t(aim.fish), count: aim.count })} aria-disabled=${disabled} @click=${() => set({ shots: lessened(choice.shots, aim.fish) })}>${picture(aim.fish)}<b class="mono">${aim.count}</b>${icon('minus', 'icon--s')}</button></li>`,
        )}</ul><button class="fish__clear" aria-label=${t('clear')} title=${t('clear')} aria-disabled=${disabled} @click=${() => set({ shots: [] })}>${icon('x')}</button>`
  }
</section>`;
}

/** The targets as buttons: everything works without aiming. */
function kinds({ t, choice, canChoose, set }: FishModel) {
  const disabled = String(!canChoose || shotsOf(choice) >= MOST_SHOTS);
  const kind = (id: FishId) => {
    const count = countAt(choice.shots, id);
    return html`<li><button class="fish__kind ${count > 0 ? 'fish__kind--aimed' : ''}" aria-disabled=${disabled} @click=${() => set({ shots: added(choice.shots, id) })}>
  ${picture(id)}<span class="fish__name">${t(id)}</span><b class="fish__times mono">${timesText(id)}</b><span class="fish__chance mono">${chanceText(id)}</span>
  <span class="fish__count mono" aria-hidden="true">${count > 0 ? count : ''}</span><span class="sr">${count > 0 ? t('aimed', { count }) : ''} ${t('add')}</span></button></li>`;
  };
  return html`<ul class="fish__kinds" aria-label=${t('kinds')}>${FISH_IDS.map(kind)}</ul>`;
}

/** Each shot with the number that it drew: for a round that is looked at again. */
const log = (t: Say<FishKey>, shots: readonly Shot[]) =>
  html`<ol class="fish__log" aria-label=${t('log')}>${shots.map(
    (shot) =>
      html`<li>${picture(shot.fish)}<span>${t(shot.fish)}</span><span class="mono">${shot.number} ${shot.caught.length > 0 ? '<' : '≥'} ${waysOf(shot.fish)}</span><b class="mono">${shot.caught.length > 0 ? `×${timesPaid(shot)}` : t('missed')}</b></li>`,
  )}</ol>`;

/** `Shrimp ×2 (3), Clownfish ×3`, dearest first. */
function caughtText(t: Say<FishKey>, shots: readonly Shot[]): string {
  const caught = shots.flatMap((shot) => shot.caught);
  return FISH_IDS.filter((id) => caught.includes(id))
    .toReversed()
    .map((id) => {
      const count = caught.filter((each) => each === id).length;
      return `${t(id)} ×${timesOf[id]}${count > 1 ? ` (${count})` : ''}`;
    })
    .join(', ');
}

const hitsOf = ({ shots }: FishView): number => shots.filter(({ caught }) => caught.length > 0).length;

/** A volley at fish on a reef. */
export const fishBoard: Board<FishChoice, never, FishView, FishKey> = {
  rules: fish,
  copy: { EN: en, TH: th },
  look: 'fish',
  firstChoice: { cannon: 1, shots: [] },
  stakeOf: (choice, chip) => chip * choice.cannon * shotsOf(choice),
  missing: ({ t, choice }) => (shotsOf(choice) === 0 ? t('choose') : null),
  table: (model) => {
    const { t, round, view, phase, isCalm } = model;
    const isWon = phase === 'over' && round !== null && round.payout > round.stake;
    const isReplay = round === null && view !== null;
    return html`<div class="fish ${isCalm ? 'fish--calm' : ''} ${isWon ? 'fish--won' : ''} ${isReplay ? 'fish--replay' : ''}">
  <div class="fish__scene">${sea(model)}${isReplay ? '' : deck(model)}</div>
  ${isReplay ? log(t, view.shots) : [locks(model), kinds(model)]}
</div>`;
  },
  revealMs: ({ shots }) => volleyMs(shots.length),
  reason: (t, { view }) => {
    const [hits, shots] = [hitsOf(view), view.shots.length];
    return hits === 0 ? t('reason_none', { shots }) : t('reason', { hits, shots, list: caughtText(t, view.shots) });
  },
  mark: (_, view) => `${hitsOf(view)}/${view.shots.length}`,
  howTo: (t) => html`<ol class="rules">${(['rule_1', 'rule_2', 'rule_3', 'rule_4', 'rule_5', 'rule_6'] as const).map(
    (key) => html`<li><span>${t(key, crabTimes)}</span></li>`,
  )}</ol>
<table><thead><tr><th>${t('target')}</th><th class="end">${t('pays')}</th><th class="end">${t('chance')}</th></tr></thead>
<tbody>${FISH_IDS.map((id) => html`<tr><th scope="row">${t(id)}</th><td class="end mono">${timesText(id)}</td><td class="end mono">${chanceText(id)}</td></tr>`)}</tbody></table>`,
};
