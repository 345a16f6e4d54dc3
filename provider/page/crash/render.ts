import { icon } from '../art/furniture.ts';
import type { CopyKey } from '../copy/copy.en.ts';
import { money, safe, signed, type Translate } from '../copy/text.ts';
import { createSlots } from '../slots.ts';
import type { TableView } from './callTable.ts';
import { betInRound } from './crash.setup.ts';
import { betAt, type CrashSnapshot, goOf, isLineLost } from './go.ts';
import { isWin, type Shown, times, trayOf } from './words.ts';

/** Brings the page in line with the machine and the time. */
export function createRender(root: HTMLElement) {
  const { slot, put, control, allow } = createSlots(root);

  const texts = (t: Translate, hasSound: boolean) => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-t]')) {
      const text = t(element.dataset.t as CopyKey);
      if (element.textContent !== text) element.textContent = text;
    }
    for (const element of root.querySelectorAll<HTMLElement>('[data-l]')) {
      element.setAttribute('aria-label', t(element.dataset.l as CopyKey));
    }
    const sound = t(hasSound ? 'sound_on' : 'sound_off');
    put('soundIcon', icon(hasSound ? 'volume-2' : 'volume-x'));
    put('sound', sound);
    control('sound')?.setAttribute('aria-label', sound);
    control('sound')?.setAttribute('aria-pressed', String(hasSound));
  };

  const bets = (t: Translate, table: TableView) => {
    const isOver = table.round?.phase === 'over';
    const rows = table.bets.map(({ name, isMine, stake, multiplier, payout, standing }) => {
      const who = isMine ? `<b>${t('crash_you')}</b>` : `<span class="mono">${safe(name)}</span>`;
      const head = `<tr class="${isMine ? 'me' : ''}"><td>${who}</td><td class="end mono">${money(stake)}</td>`;
      if (multiplier !== null) {
        return `${head}<td class="end mono">${times(multiplier)}</td><td class="end mono ${payout > stake ? 'gain' : ''}">${money(payout)}</td></tr>`;
      }
      if (standing === 'flying' && table.round?.phase === 'running') {
        return `${head}<td class="end small muted" colspan="2">${t('crash_air')}</td></tr>`;
      }
      return `${head}<td class="end faint">–</td><td class="end ${isOver ? 'mono muted' : 'faint'}">${isOver ? money(0) : '–'}</td></tr>`;
    });
    put('bets', rows.length === 0 ? `<tr><td class="muted" colspan="4">${t('crash_none')}</td></tr>` : rows.join(''));
    put('count', `${table.count} · ${money(table.staked)}`);
  };

  const history = (table: TableView) => {
    const chip = ({ id, point }: TableView['history'][number]) =>
      `<li class="${point >= 1_000 ? 'big' : point >= 200 ? 'mid' : ''}"><button class="mono" data-check="${id}">${times(point)}</button></li>`;
    put('history', table.history.map(chip).join(''));
  };

  const foot = (t: Translate, table: TableView) => {
    const { round, mine } = table;
    const inRound = betInRound(table);
    put('balance', money(table.balance));
    put('roundStake', money(inRound?.stake ?? 0));
    const isPaid = mine !== null && mine.payout > 0;
    put('payout', mine === null ? '–' : money(mine.payout));
    slot('payout').classList.toggle('gain', isPaid && isWin(mine));
    put('net', signed(table.net));
    slot('net').classList.toggle('gain', table.net > 0);
    const id = inRound?.id ?? round?.id ?? '';
    const check =
      round?.phase === 'over'
        ? `<button class="link" data-check="${id}">${t('check_round')}</button>`
        : `<span class="link faint">${t('crash_check_over')}</span>`;
    put(
      'round',
      `${icon('shield-check', 'icon--s')}<span>${t('round')}</span> <span class="mono">${id}</span>${check}`,
    );
    put('commit', `${round?.commitment.slice(0, 4)}…${round?.commitment.slice(-4)}`);
  };

  /** The sky's words, and the button: they change with the time. */
  const moment = (t: Translate, snapshot: CrashSnapshot, shown: Shown, calm: boolean) => {
    const { context } = snapshot;
    const isLost = isLineLost(snapshot);
    const seconds = (ms: number) => (calm ? String(Math.ceil(ms / 1_000)) : (ms / 1_000).toFixed(1));
    const labels = {
      opening: t('loading'),
      waiting: t('crash_liftoff'),
      flying: t('crash_rising'),
      down: t('crash_down'),
      interrupted: t('crash_interrupted'),
    };
    put('label', isLost ? t('crash_line') : labels[shown.phase]);
    const multiplier = 'multiplier' in shown ? shown.multiplier : 100;
    const large = {
      opening: '',
      waiting: shown.phase === 'waiting' ? `${seconds(shown.left)}<small>${t('crash_s')}</small>` : '',
      flying: times(multiplier),
      down: times(multiplier),
      interrupted: '–',
    };
    put('mult', isLost ? '–' : large[shown.phase]);
    slot('mult').classList.toggle('mult--down', !isLost && shown.phase === 'down');
    slot('barBox').hidden = isLost || shown.phase !== 'waiting';
    if (shown.phase === 'waiting') slot('bar').style.width = `${Math.min(100, shown.left / 60)}%`;
    slot('next').hidden = isLost || shown.phase !== 'down';
    if (shown.phase === 'down') {
      put('next', `${t('crash_next')} <span class="mono">${seconds(shown.left)}</span> ${t('crash_s')}`);
    }
    const go = goOf(snapshot, multiplier);
    put('go', t(go.text));
    put('goSum', money(go.amount));
    allow(control('go'), go.does !== 'nothing');
    control('go')?.classList.toggle('btn--primary', go.text !== 'crash_withdraw');
    const tray = isLost ? t('crash_line_lost') : trayOf(t, context, betAt(snapshot), multiplier);
    const retry = isLost ? ` <button class="link" data-do="retry">${t('retry')}</button>` : '';
    put('tray', safe(tray) + retry);
  };

  return {
    moment,
    all: (t: Translate, snapshot: CrashSnapshot, hasSound: boolean) => {
      const { table, stake, isAuto, failure } = snapshot.context;
      texts(t, hasSound);
      put('stake', money(stake));
      const canStake = snapshot.can({ type: 'stake.set', stake });
      for (const chip of root.querySelectorAll<HTMLElement>('[data-preset]')) {
        const preset = Number(chip.dataset.preset);
        const { minStake = 0, maxStake = 0 } = table?.game ?? {};
        chip.setAttribute('aria-pressed', String(preset === stake));
        allow(chip, canStake && preset >= minStake && preset <= maxStake);
      }
      for (const name of ['lower', 'raise', 'halve', 'double']) allow(control(name), canStake);
      (slot('autoOn') as HTMLInputElement).checked = isAuto;
      if (table === null) {
        put('label', t(snapshot.matches('failed') ? 'failed' : snapshot.matches('unopened') ? 'unopened' : 'loading'));
        const hint = failure?.code === 'TOKEN_INVALID' ? 'failed_token' : 'failed_other';
        put('tray', snapshot.matches('failed') ? t(hint) : '');
        allow(control('go'), false);
        put('go', t('crash_bet'));
        return;
      }
      put('name', safe(table.game.name));
      put('vendor', safe(table.game.demo ? t('demo') : table.game.vendor));
      bets(t, table);
      history(table);
      foot(t, table);
    },
  };
}
