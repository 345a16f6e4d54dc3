// @vitest-environment jsdom
import { html, render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { translateTo } from '../../provider/page/copy/text.ts';
import { type Frame, frame, menuSheet } from '../../provider/page/shell/frame.ts';
import type { Shell } from '../../provider/page/shell/openShell.ts';
import { ownSeeds, tellOwnRounds } from '../../provider/page/shell/ownRounds.ts';

const t = translateTo('EN');
const P = 10_000;
const game = { name: 'Lantern Night', vendor: 'Krathong', demo: false };
const sheets = { rules: { title: 'Paytable', body: () => html`` } };

/** What is drawn of a game that shows this beside an empty stage. */
function drawn(of: Partial<Frame>) {
  const actions = { open: vi.fn(), fullScreen: vi.fn() };
  const place = document.createElement('div');
  const shown: Frame = { game, bar: {}, main: html`<main></main>`, sheets, ...{ counter }, ...of };
  render(frame(shown, t, actions), place);
  const figures = [...place.querySelectorAll('.g-count dl > div')].map((each) => [
    each.querySelector('dt')?.textContent,
    each.querySelector('dd')?.textContent,
    ...(each.querySelector('dd.gain') === null ? [] : ['gain']),
  ]);
  const menu = document.createElement('div');
  render(menuSheet(shown, t, actions).body(), menu);
  const tools = [...menu.querySelectorAll<HTMLElement>('.menu__tools button')];
  return { place, menu, actions, figures, tools, names: tools.map((each) => each.textContent) };
}

const counter: Frame['counter'] = {
  balance: 512.5 * P,
  stake: ['Stake', 20 * P],
  last: { id: 'LN-0001', stake: 20 * P, payout: 50 * P },
  net: 30 * P,
  round: { id: 'LN-0001', check: 'now' },
};

describe('the frame of a game', () => {
  it('counts balance, stake, last payout and result of the session', () => {
    expect(drawn({}).figures).toEqual([
      ['Balance', 'P 512.50'],
      ['Stake', 'P 20.00'],
      ['Last payout', 'P 50.00', 'gain'],
      ['Net this session', '+P 30.00', 'gain'],
    ]);
  });

  it('marks nothing as gained that is not above the stake', () => {
    const { figures } = drawn({
      counter: { ...counter, last: { id: 'LN-0001', stake: 20 * P, payout: 20 * P }, net: 0 },
    });
    expect(figures.slice(2)).toEqual([
      ['Last payout', 'P 20.00'],
      ['Net this session', 'P 0.00'],
    ]);
  });

  it('knows no balance before the session is open, and no payout before the first round', () => {
    const { figures, place } = drawn({ game: null, counter: { ...counter, balance: null, last: null, round: null } });
    expect(figures.map(([, value]) => value)).toEqual(['–', 'P 20.00', '–', '+P 30.00']);
    expect(place.querySelector('.g-round')?.textContent).toBe('');
  });

  it('leaves out last payout and round where bets wait beside each other', () => {
    const { balance, stake, net } = counter;
    const { figures, place } = drawn({ counter: { balance, stake, net } });
    expect(figures.map(([name]) => name)).toEqual(['Balance', 'Stake', 'Net this session']);
    expect(place.querySelector('.g-round')).toBeNull();
  });

  it.each([
    ['now', 'LN-0001', undefined],
    ['later', undefined, 'Check when over'],
    ['hidden', undefined, undefined],
  ] as const)('offers the check of a round: %s', (check, button, words) => {
    const { place } = drawn({ counter: { ...counter, round: { id: 'LN-0001', check } } });
    expect(place.querySelector('.g-round .mono')?.textContent).toBe('LN-0001');
    expect(place.querySelector<HTMLElement>('.g-round [data-check]')?.dataset.check).toBe(button);
    expect(place.querySelector('.g-round .faint')?.textContent).toBe(words);
  });

  it('opens its menu from the bar', () => {
    const { place, actions } = drawn({});
    const buttons = [...place.querySelectorAll<HTMLElement>('.g-top button')];
    expect(buttons.map((each) => each.getAttribute('aria-label'))).toEqual(['Game menu']);
    buttons[0]?.click();
    expect(actions.open.mock.calls).toEqual([['menu']]);
  });

  it('has the tools that the game states in its menu', () => {
    const sound = { isOn: false, toggle: vi.fn() };
    const calm = { isOn: true, toggle: vi.fn() };
    const { tools, names, actions } = drawn({ sound, calm });
    expect(names).toEqual(['Sound', 'Less motion', 'Paytable', 'Full screen']);
    expect(tools.map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true', null, null]);
    for (const each of tools) each.click();
    expect([sound.toggle, calm.toggle, actions.fullScreen].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    expect(actions.open.mock.calls).toEqual([['rules']]);
    expect(drawn({}).names).toEqual(['Paytable', 'Full screen']);
  });

  it('shows what the session has come to, rounds before seeds, and the way out last', () => {
    const fair = {
      ...{ title: 'Fair play', leave: 'Leave the game', body: () => html`<p>Seeds</p>` },
      rounds: () => html`<p>Rounds</p>`,
    };
    const { menu } = drawn({ sheets: { ...sheets, fair } });
    const parts = [...(menu.querySelector('.menu')?.children ?? [])].map(({ textContent }) => textContent?.trim());
    expect(parts.slice(1)).toEqual([
      'Net this session+P 30.00BalanceP 512.50',
      'Rounds',
      'Fair playSeeds',
      'Leave the game',
    ]);
    expect(menu.querySelector('details')?.open).toBe(false);
    expect(menu.querySelector<HTMLElement>('[data-do]')?.dataset.do).toBe('leave');
  });

  it('says whose game it is, and that it is played for nothing', () => {
    const said = (of: Partial<Frame>) => drawn(of).place.querySelector('.g-top__name')?.textContent;
    expect(said({})).toBe('Lantern NightKrathong');
    expect(said({ game: { ...game, demo: true } })).toBe(`Lantern Night${t('demo')}`);
    expect(said({ title: 'Lantern Night 2' })).toBe('Lantern Night 2Krathong');
  });
});

describe('rounds of one’s own', () => {
  const shell = () => ({
    ...{ t: () => t, draw: vi.fn(), openCheck: vi.fn() },
    ...{ roundStarted: vi.fn(), roundEnded: vi.fn(), sessionEnded: vi.fn() },
  });

  it('are checked once the server seed is revealed', () => {
    const page = shell();
    const rotate = vi.fn();
    const seeds = ownSeeds(page as unknown as Shell, { canRotate: () => true, rotate, setSeed: () => {} });
    seeds.check('LN-0001');
    expect(rotate).toHaveBeenCalledOnce();
    seeds.follow(true);
    expect(page.openCheck).not.toHaveBeenCalled();
    seeds.follow(false);
    seeds.follow(false);
    expect(page.openCheck.mock.calls).toEqual([['LN-0001']]);
    expect(page.draw).toHaveBeenCalledOnce();
  });

  it('are checked at once where no seed can be revealed', () => {
    const page = shell();
    const rotate = vi.fn();
    ownSeeds(page as unknown as Shell, { canRotate: () => false, rotate, setSeed: () => {} }).check('LN-0001');
    expect(page.openCheck.mock.calls).toEqual([['LN-0001']]);
    expect(rotate).not.toHaveBeenCalled();
  });

  it('are told to the site once, from stake to payout', () => {
    const page = shell();
    const tell = tellOwnRounds(page as unknown as Shell);
    const round = { id: 'LN-0001', stake: 20 * P, payout: 50 * P };
    tell.tellRoundStarted({ context: { round: null, state: null } }, round);
    tell.tellRoundStarted({ context: { round, state: null } }, round);
    expect(page.roundStarted.mock.calls).toEqual([[round]]);
    tell.tellRoundEnded({ context: { round: null, state: null } });
    tell.tellRoundEnded({ context: { round, state: null } });
    expect(page.roundEnded.mock.calls).toEqual([[round]]);
    tell.tellEnded({ context: { round, state: { ended: 'LIMIT_REACHED' } } });
    expect(page.sessionEnded.mock.calls).toEqual([['LIMIT_REACHED']]);
  });
});
