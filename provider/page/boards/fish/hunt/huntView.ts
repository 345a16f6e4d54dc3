import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { CANNONS, type FishChoice, type FishView, timesPaid } from '../../../../engines/board/fish.ts';
import { FISH_IDS, type FishId, timesOf } from '../../../../engines/board/fishKinds.ts';
import type { ReefSeat } from '../../../../reefs/reefView.ts';
import { type IconName, icon as iconHtml } from '../../../art/furniture.ts';
import type { Board, ChipPicker } from '../../../board/board.ts';
import { money } from '../../../copy/text.ts';
import { chanceText } from '../chanceText.ts';
import type { FishKey } from '../copy.en.ts';
import { fishSprite } from '../drawings.ts';
import { foot, reefs } from '../reef.ts';
import { type FishModel, picture } from '../sea.ts';
import { timesText } from '../timesText.ts';
import { LOAD, MOST_LOADED, priceOf, whyNot } from './gun.setup.ts';
import { mount } from './mount.ts';
import type { Hunt } from './openHunt.ts';
import './hunt.css';

const icon = (name: IconName, more = '') => unsafeHTML(iconHtml(name, more));

/** From the volley to shot by shot. */
export const huntSwitch = ({ t }: FishModel, { gun }: Hunt): TemplateResult =>
  html`<button class="btn fish__way" @click=${() => gun.send({ type: 'gun.hunt' })}>${icon('target')}<span>${t('way_hunt')}</span></button>`;

/** What has been fired since the page was opened. */
function tally({ t }: FishModel, { gun }: Hunt) {
  const { shots, spent, back } = gun.getSnapshot().context.tally;
  const isGain = back > spent;
  return html`<dl class="fish__tally">
  <div><dt>${t('shots')}</dt><dd class="mono">${shots}</dd></div>
  <div><dt>${t('spent')}</dt><dd class="mono">${money(spent)}</dd></div>
  <div><dt>${t('back')}</dt><dd class="mono ${isGain ? 'gain' : ''}">${money(back)}</dd></div>
</dl>`;
}

/** Catches in view. */
const CATCHES = 3;

/** What was caught last and what it paid, newest first. */
function catches({ t, latest }: FishModel) {
  const caught = latest.flatMap(({ stake, outcome }) => {
    const shots = outcome?.view.shots ?? [];
    const price = stake / Math.max(1, shots.length);
    return shots.flatMap((shot) => shot.caught.map((fish) => ({ fish, paid: price * timesOf[fish] }))).toReversed();
  });
  if (caught.length === 0) return nothing;
  return html`<ul class="fish__catches" aria-label=${t('catches')}>${caught
    .slice(0, CATCHES)
    .map(
      ({ fish, paid }) =>
        html`<li>${picture(fish)}<span class="sr">${t(fish)}</span><b class="mono gain">+${money(paid)}</b></li>`,
    )}</ul>`;
}

/** Price of a shot, on the deck. */
function deck({ t }: FishModel, { gun }: Hunt) {
  const { context } = gun.getSnapshot();
  return html`<div class="fish__deck">
  <div class="fish__cannons" role="group" aria-label=${t('cannon')}>${CANNONS.map(
    (cannon) =>
      html`<button class="mono" aria-pressed=${String(context.cannon === cannon)} @click=${() => gun.send({ type: 'gun.setCannon', cannon })}>×${cannon}</button>`,
  )}</div>
  <p><b class="mono">${money(priceOf(context))}</b> <small>${t('each')}</small></p>
</div>`;
}

/** The targets as buttons: a lock on one needs no aim. */
function targets({ t }: FishModel, { gun }: Hunt) {
  const { lock } = gun.getSnapshot().context;
  const target = (id: FishId) =>
    html`<li><button class="fish__kind ${lock === id ? 'fish__kind--aimed' : ''}" aria-pressed=${String(lock === id)} @click=${() => gun.send({ type: 'gun.lock', fish: lock === id ? null : id })}>
  ${picture(id)}<span class="sr">${t('lock_on', { fish: t(id) })}</span><span class="fish__name" aria-hidden="true">${t(id)}</span><b class="fish__times mono">${timesText(id)}</b><span class="fish__chance mono">${chanceText(id)}</span></button></li>`;
  return html`<ul class="fish__kinds" aria-label=${t('kinds')}>${FISH_IDS.map(target)}</ul>`;
}

/** The players on the reef, with the payout of their last round. */
function players({ t }: FishModel, { reef }: Hunt) {
  const { seats } = reef.getSnapshot().context;
  if (seats.length === 0) return nothing;
  const seat = ({ name, isMine, volley }: ReefSeat) => {
    const look = isMine ? 'fish__seat--mine' : name === null ? 'fish__seat--free' : '';
    const who = isMine ? t('seat_mine') : (name ?? t('seat_free'));
    const paid = (volley?.shots ?? []).reduce((sum, shot) => sum + timesPaid(shot), 0) * (volley?.price ?? 0);
    return html`<li class="fish__seat ${look}"><span>${who}</span>${paid > 0 && !isMine ? html` <b class="mono">+${money(paid)}</b>` : nothing}</li>`;
  };
  return html`<ul class="fish__seats" aria-label=${t('seats')}>${seats.map(seat)}</ul>`;
}

const TURN = 5;
/** Arrow keys turn the cannon, wherever the focus is. */
const turned = ({ scene }: Hunt) => ({
  handleEvent: (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -TURN : event.key === 'ArrowRight' ? TURN : 0;
    if (by === 0) return;
    event.preventDefault();
    scene()?.turn(by);
  },
});

/** The sea with its deck, its targets and the tally. */
export const huntTable = (model: FishModel, hunt: Hunt): TemplateResult =>
  html`<div class="fish fish--hunt" @keydown=${turned(hunt)}>
  <div class="fish__scene"><div class="fish__sea" aria-hidden="true" ${mount(hunt)}>${unsafeHTML(fishSprite)}${unsafeHTML(reefs)}<div class="fish__gun">${unsafeHTML(foot)}</div></div>${[deck(model, hunt), catches(model), players(model, hunt)]}</div>
  ${[tally(model, hunt), targets(model, hunt)]}
</div>`;

/** A press of the button is one shot; the longer it lasts, the more. Keys repeat by themselves. */
function trigger({ gun }: Hunt) {
  const press = (event: Event) => {
    if (event.currentTarget instanceof Element && event instanceof PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    gun.send({ type: 'gun.press' });
  };
  const release = () => gun.send({ type: 'gun.release' });
  return {
    press,
    release,
    /** Of a key or a screen reader: one shot. */
    click: (event: MouseEvent) => {
      if (event.detail !== 0) return;
      gun.send({ type: 'gun.press' });
      gun.send({ type: 'gun.release' });
    },
  };
}

/** Price, ammunition, lock and trigger. */
export function huntControls(model: FishModel, hunt: Hunt, chips: ChipPicker): TemplateResult {
  const { t } = model;
  const { gun, scene } = hunt;
  const snapshot = gun.getSnapshot();
  const { context } = snapshot;
  const { loaded, lock, chip } = context;
  const why = whyNot(context);
  const canFire = why === null && snapshot.matches('hunting');
  const { press, release, click } = trigger(hunt);
  const toggleLock = () =>
    gun.send({ type: 'gun.lock', fish: lock === null ? (scene()?.sight()?.fish ?? 'shrimp') : null });
  const part = (loaded * 100) / MOST_LOADED;
  return html`<div class="fish__act" @keydown=${turned(hunt)}>
  ${chips(chip, true, (next) => gun.send({ type: 'gun.setChip', chip: next }), t('each'))}
  <div class="fish__magazine">
    <p><span>${t('magazine')}</span> <b class="mono">${loaded} / ${MOST_LOADED}</b></p>
    <meter min="0" max=${MOST_LOADED} value=${loaded} aria-label=${t('magazine')}>${part.toFixed(0)}%</meter>
    <small class="muted">${t('magazine_left', { amount: money(loaded * priceOf(context)) })}</small>
  </div>
  <button class="btn fish__lock" aria-pressed=${String(lock !== null)} @click=${toggleLock}>${icon('target')}<span>${lock === null ? t('lock') : t('locked', { fish: t(lock) })}</span></button>
  <button class="btn fish__load" aria-disabled=${String(!snapshot.can({ type: 'gun.load' }))} @click=${() => gun.send({ type: 'gun.load' })}>${icon('plus')}<span>${t('load', { count: LOAD })}</span></button>
  <button class="btn fish__way" aria-disabled=${String(!snapshot.can({ type: 'gun.volley' }))} @click=${() => gun.send({ type: 'gun.volley' })}>${t('way_volley')}</button>
  <button class="btn btn--primary fish__fire" aria-disabled=${String(!canFire)} @pointerdown=${press} @pointerup=${release} @pointercancel=${release} @lostpointercapture=${release} @click=${click}>${why === null || why === 'shut' ? html`${icon('target')}<span>${t('fire')} <b class="mono">${money(priceOf(context))}</b></span>` : t(`why_${why}`)}</button>
</div>`;
}

/** What the last round brought, in one line; a hint before the first. */
export function saidOf(model: FishModel, { reason }: Board<FishChoice, never, FishView, FishKey>): TemplateResult {
  const { t, latest } = model;
  const [last] = latest;
  const view = last?.outcome?.view;
  if (last === undefined || view === undefined) return html`<p class="fish__said muted">${t('hunt_hint')}</p>`;
  const paid = last.payout > 0 ? html` <b class="mono gain">+${money(last.payout)}</b>` : nothing;
  return html`<p class="fish__said">${reason(t, { view, choice: last.choice as FishChoice, stake: last.stake })}${paid}</p>`;
}
