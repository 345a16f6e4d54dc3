import { html, nothing, render, type TemplateResult } from 'lit-html';
import '../style/moment.css';
import { money, signed, type Translate } from '../copy/text.ts';
import { createCounter } from './countTo.ts';
import type { Tier } from './tierOf.ts';

/** A round that is celebrated. 1/10,000 P */
export interface Won {
  readonly id: string;
  readonly stake: number;
  readonly payout: number;
}

interface Look {
  /** How long it stays, ms; null until the player goes on. */
  readonly stays: number | null;
  /** When the sum begins to count, and when it has counted, ms. */
  readonly counts: readonly [from: number, to: number];
  readonly lanterns: number;
  /** Of a device that has it, ms on and off. */
  readonly haptics: readonly number[];
}

const LOOKS: Readonly<Record<Tier, Look>> = {
  10: { stays: 1_400, counts: [200, 830], lanterns: 6, haptics: [] },
  50: { stays: 2_600, counts: [200, 1_370], lanterns: 16, haptics: [20] },
  200: { stays: null, counts: [700, 2_700], lanterns: 30, haptics: [30, 60, 30] },
};
/** Where motion is reduced, lanterns hang still. */
const CALM_LANTERNS = 8;

const times = ({ stake, payout }: Won): string => String(Math.floor(payout / stake));

const lantern = html`<svg viewBox="0 0 26 40"><path class="lit" d="M4 2h18l3 28q-12 6-24 0Z"/><path class="rim" d="M4 2h18l.6 5H3.4ZM1.3 26h23.4l.3 4q-12 6-24 0Z"/><path class="flame" d="M10 33h6l-3 6Z"/></svg>`;

/** Shows the win of a round once, over the game; `place` is a dialog that covers it. */
export function createMoment(place: HTMLDialogElement, t: () => Translate) {
  let timers: number[] = [];
  const later = (ms: number, act: () => void) => timers.push(window.setTimeout(act, ms));
  const end = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    place.close();
    render(nothing, place);
  };
  // Whatever is pressed while it covers the game ends it, and nothing else.
  place.addEventListener('click', end);
  // Told late: another one may have begun.
  place.addEventListener('close', () => {
    if (!place.open) end();
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (!place.open || place.dataset.tier !== '50') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    },
    true,
  );

  return (won: Won, tier: Tier, { title, isCalm }: { readonly title: string; readonly isCalm: boolean }): void => {
    end();
    const { stays, counts, lanterns, haptics } = LOOKS[tier];
    const hanging = isCalm ? CALM_LANTERNS : lanterns;
    place.dataset.tier = String(tier);
    place.toggleAttribute('data-calm', isCalm);
    place.setAttribute('aria-label', `${t()(`moment_${tier}`)} ${money(won.payout)}`);
    render(
      html`<div class="moment__lanterns" aria-hidden="true">${Array.from({ length: hanging }, () => html`<i>${lantern}</i>`)}</div>${bodies[tier](won, t(), title)}`,
      place,
    );
    for (const [at, one] of [...place.querySelectorAll<HTMLElement>('.moment__lanterns > i')].entries()) {
      one.style.setProperty('--at', String((at * 37) % 97));
      one.style.setProperty('--wait', `${((at * 53) % hanging) * (tier === 10 ? 90 : 70)}ms`);
      one.style.setProperty('--size', String(20 + ((at * 29) % 18)));
    }
    // Nothing is asked of the player: the focus stays where it is.
    if (tier === 10) place.setAttribute('open', '');
    else place.showModal();
    const sum = place.querySelector('[data-sum]');
    const count = createCounter((value) => {
      if (sum) sum.textContent = money(Math.round(value / 100) * 100);
    });
    count(isCalm ? won.payout : 0, true, 0);
    if (!isCalm) later(counts[0], () => count(won.payout, false, counts[1] - counts[0]));
    // The last figure is the whole sum, whatever the device has drawn.
    later(counts[1], () => {
      if (sum) sum.textContent = money(won.payout);
    });
    if (stays !== null) later(stays, end);
    if (!isCalm && haptics.length > 0) navigator.vibrate?.([...haptics]);
  };
}

const bodies: Readonly<Record<Tier, (won: Won, t: Translate, title: string) => TemplateResult>> = {
  10: (won, t) =>
    html`<p class="moment__pill"><span>${t('moment_10')}</span> <b class="mono" data-sum>${money(won.payout)}</b></p>`,
  50: (
    won,
    t,
  ) => html`<section class="moment__plaque"><h2>${t('moment_50')} · ${t('moment_times', { times: times(won) })}</h2>
  <p>${t('win')}</p><b class="mono" data-sum>${money(won.payout)}</b>
  <p class="small">${t('after_stake')} <span class="mono">${signed(won.payout - won.stake)}</span></p></section>
  <button class="btn btn--small moment__skip">${t('moment_skip')}</button>`,
  200: (
    won,
    t,
    title,
  ) => html`<section class="moment__sky"><div class="moment__moon"><h2>${t('moment_200')}</h2><p>${t('moment_times', { times: times(won) })}</p></div>
  <div class="paper moment__ticket"><p>${title}</p><dl class="receipt__rows">
    <div><dt>${t('stake')}</dt><dd class="mono">${money(won.stake)}</dd></div>
    <div><dt>${t('after_stake')}</dt><dd class="mono">${signed(won.payout - won.stake)}</dd></div>
    <div><dt>${t('round')}</dt><dd class="mono">${won.id}</dd></div></dl><hr class="perforation"><b class="mono" data-sum>${money(won.payout)}</b></div>
  <button class="btn btn--primary">${t('moment_on')}</button></section>`,
};
