import { icon } from '../art/furniture.ts';

const presets = [10, 50, 100, 500]
  .map((stake) => `<button class="chip mono" data-preset="${stake * 10_000}">${stake}</button>`)
  .join('');

/** The stage, once; `data-t` is a text, `data-v` a value. */
export const crashMain = `<section class="crash__main">
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
      <div class="chips" role="group" data-l="presets">${presets}<button class="chip mono" data-do="halve">½</button><button class="chip mono" data-do="double">2×</button></div>
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
</aside>`;
