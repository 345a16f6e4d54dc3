import { rocket } from '../art/bangFai.ts';
import { icon } from '../art/furniture.ts';

const art = `<svg class="g-top__art" viewBox="0 0 120 152" aria-hidden="true"><rect width="120" height="152" fill="var(--sc-red)"/><circle cx="60" cy="76" r="44" fill="none" stroke="var(--sc-lamp)" stroke-width="2"/><g transform="translate(62 74) rotate(-50) scale(.62)">${rocket(true)}</g><rect x="5" y="5" width="110" height="142" rx="6" fill="none" stroke="var(--sc-lamp)" stroke-width="4"/></svg>`;

/** Everything that is on the page, once; `data-t` is a text, `data-v` a value. */
export function layout(): string {
  const presets = [10, 50, 100, 500].map(
    (stake) => `<button class="chip mono" data-preset="${stake * 10_000}">${stake}</button>`,
  );
  return `<div class="game game--crash">
  <header class="g-top">
    ${art}
    <div class="g-top__name"><h1 data-v="name"></h1><span class="faint tiny" data-v="vendor"></span></div>
    <div class="g-top__end">
      <button class="g-sound" data-do="sound" aria-pressed="false"><span data-v="soundIcon"></span><span class="only-wide" data-v="sound"></span></button>
      <button class="icon-btn" data-do="rules" data-l="crash_rules">${icon('book-open')}</button>
      <button class="icon-btn" data-do="fair" data-l="menu">${icon('menu')}</button>
    </div>
  </header>
  <main class="crash">
    <section class="crash__main">
      <div class="crash__hist"><ol data-l="crash_past" data-v="history"></ol><span class="tiny muted only-wide" data-t="crash_independent"></span></div>
      <div class="crash__sky" role="group" data-l="crash_sky">
        <div data-v="sky"></div>
        <div class="mult"><span class="mult__l" data-v="label"></span><b class="mono" data-v="mult"></b><span class="mult__bar" data-v="barBox" hidden><i data-v="bar"></i></span><span class="mult__s" data-v="next" hidden></span></div>
      </div>
      <div class="crash__ctl plate">
        <div class="crash__stake">
          <div class="stake" role="group" data-l="stake">
            <button class="stake__step" data-do="lower" data-l="lower">${icon('minus')}</button>
            <output class="stake__value"><b class="mono" data-v="stake"></b></output>
            <button class="stake__step" data-do="raise" data-l="raise">${icon('plus')}</button>
          </div>
          <div class="chips" role="group" data-l="presets">${presets.join('')}<button class="chip mono" data-do="halve">½</button><button class="chip mono" data-do="double">2×</button></div>
        </div>
        <div class="crash__auto">
          <div class="auto"><label class="auto__on"><span class="switch"><input type="checkbox" role="switch" data-v="autoOn"><i></i></span><span data-t="crash_auto"></span></label><label class="auto__v mono"><input class="mono" data-v="target" inputmode="decimal" size="6" maxlength="8" value="2.00" data-l="crash_target" autocomplete="off"><span aria-hidden="true">×</span></label></div>
          <p class="tiny muted" data-t="crash_auto_hint"></p>
        </div>
        <div class="crash__go"><button class="btn btn--primary btn--wide go" data-do="go"><span data-v="go"></span><b class="mono" data-v="goSum"></b></button><p class="tiny muted" data-v="tray"></p></div>
      </div>
    </section>
    <aside class="crash__bets plate" data-l="crash_bets">
      <div class="bets__head"><h2 data-t="crash_bets"></h2><span class="mono small muted" data-v="count"></span></div>
      <div class="scroll" tabindex="0" data-l="crash_bets"><table class="table bets"><thead><tr><th data-t="crash_player"></th><th class="end" data-t="stake"></th><th class="end" data-t="crash_out"></th><th class="end" data-t="paid"></th></tr></thead><tbody data-v="bets"></tbody></table></div>
      <p class="commit small muted"><span data-t="crash_locked"></span> <span class="mono" data-v="commit"></span>${icon('lock', 'icon--s')}</p>
    </aside>
  </main>
  <footer class="g-count">
    <dl>
      <div><dt data-t="balance"></dt><dd class="mono" data-v="balance"></dd></div>
      <div><dt data-t="crash_stake_round"></dt><dd class="mono" data-v="roundStake"></dd></div>
      <div class="g-count__last"><dt data-t="last_payout"></dt><dd class="mono" data-v="payout"></dd></div>
      <div class="only-wide"><dt data-t="net_session"></dt><dd class="mono" data-v="net"></dd></div>
    </dl>
    <p class="g-round" data-v="round"></p>
  </footer>
</div>
<p class="sr" role="status" data-v="said"></p>
<dialog class="sheet" data-v="rules"></dialog>
<dialog class="sheet sheet--fair" data-v="fair"></dialog>`;
}
