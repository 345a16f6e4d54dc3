// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translateTo } from '../../provider/page/copy/text.ts';
import { createMoment } from '../../provider/page/shell/moment.ts';
import { type Tier, tierOf } from '../../provider/page/shell/tierOf.ts';

const P = 10_000;
const t = () => translateTo('EN');

describe('the tier of a win', () => {
  it.each([
    [20, 0, null],
    [20, 10, null],
    [20, 199.99, null],
    [20, 200, 10],
    [20, 999.99, 10],
    [20, 1_000, 50],
    [20, 3_999.99, 50],
    [20, 4_000, 200],
    [0, 500, null],
  ])('of P %d that bring P %d is %s', (stake, payout, tier) => {
    expect(tierOf({ stake: stake * P, payout: Math.round(payout * P) })).toBe(tier);
  });
});

describe('the moment of a win', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  function shown(tier: Tier, payout: number, isCalm = true) {
    const place = document.body.appendChild(document.createElement('dialog'));
    place.showModal = vi.fn(() => place.setAttribute('open', ''));
    place.close = vi.fn(() => place.removeAttribute('open'));
    const vibrate = vi.fn();
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    const moment = createMoment(place, t);
    const won = { id: 'LN-0001', stake: 20 * P, payout: payout * P };
    moment(won, tier, { title: 'Lantern Night', isCalm });
    return {
      ...{ place, moment, vibrate, won },
      words: () => [...place.querySelectorAll('h2, p, dt, dd, [data-sum], button')].map((each) => each.textContent),
      lanterns: () => place.querySelectorAll('.moment__lanterns > i').length,
    };
  }

  it('below fifty times covers nothing, takes no focus and goes by itself', () => {
    const { place, words, lanterns } = shown(10, 240);
    expect([place.open, vi.mocked(place.showModal).mock.calls]).toEqual([true, []]);
    expect([words(), lanterns()]).toEqual([['Nice win P 240.00', 'P 240.00'], 8]);
    vi.advanceTimersByTime(1_399);
    expect(place.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect([place.open, place.textContent]).toEqual([false, '']);
  });

  it('from fifty times on stands over the game, until it is pressed or its time is over', () => {
    const { place, words, moment, won } = shown(50, 1_290);
    expect(place.getAttribute('aria-label')).toBe('Big win P 1,290.00');
    expect(words()).toEqual([...['Big win · 64 × the stake', 'Win', 'P 1,290.00', 'Net +P 1,270.00', 'Tap to skip']]);
    place.querySelector('button')?.click();
    expect(place.open).toBe(false);
    moment(won, 50, { title: 'Lantern Night', isCalm: true });
    const key = new KeyboardEvent('keydown', { key: 'a', cancelable: true });
    document.dispatchEvent(key);
    expect([place.open, key.defaultPrevented]).toEqual([false, true]);
    moment(won, 50, { title: 'Lantern Night', isCalm: true });
    vi.advanceTimersByTime(2_600);
    expect(place.open).toBe(false);
  });

  it('from two hundred times on stays until the player goes on, with stake, multiple, net and round', () => {
    const { place, words } = shown(200, 4_800);
    vi.advanceTimersByTime(60_000);
    expect(place.open).toBe(true);
    expect(words()).toEqual([
      ...['A sky full of lanterns', '240 × the stake', 'Lantern Night', 'Stake', 'P 20.00'],
      ...['Net', '+P 4,780.00', 'Round', 'LN-0001', 'P 4,800.00', 'Keep playing'],
    ]);
    place.querySelector('button')?.click();
    expect(place.open).toBe(false);
  });

  it('counts up from nothing to the whole sum, and is felt, unless motion is reduced', () => {
    const { place, vibrate, lanterns } = shown(200, 4_800, false);
    const sum = () => place.querySelector('[data-sum]')?.textContent;
    expect([sum(), lanterns(), vibrate.mock.calls]).toEqual(['P 0.00', 30, [[[30, 60, 30]]]]);
    vi.advanceTimersByTime(2_700);
    expect(sum()).toBe('P 4,800.00');
    const calm = shown(200, 4_800);
    expect([calm.lanterns(), calm.vibrate.mock.calls]).toEqual([8, []]);
  });
});
