import type { TableView } from '../../crash/tableView.ts';
import { houseName, money, safe, type Translate } from '../copy/text.ts';
import { failedKey } from '../shell/frame.ts';
import { createSlots } from '../slots.ts';
import { betAt, type CrashSnapshot, goOf, isLineLost } from './go.ts';
import { type Shown, times, trayOf } from './words.ts';

/** Brings the page in line with the machine and the time. */
export function createRender(root: HTMLElement) {
  const { slot, put, control, allow, translate } = createSlots(root);

  /** The multiplier that the rocket is known to have reached in this round, hundredths; 0 before the start. */
  let reached = 0;

  const bets = (t: Translate, table: TableView) => {
    const isOver = table.round?.phase === 'over';
    const top = isOver ? (table.round?.point ?? 0) : reached;
    const house = table.house.map(({ player, stake, target }) => {
      const head = `<tr><td>${t(houseName(player))} <em class="house">${t('house')}</em></td><td class="end mono">${money(stake)}</td>`;
      if (target <= top) {
        return `${head}<td class="end mono">${times(target)}</td><td class="end mono">${money((stake * target) / 100)}</td></tr>`;
      }
      return table.round?.phase === 'running'
        ? `${head}<td class="end small muted" colspan="2">${t('crash_air')}</td></tr>`
        : `${head}<td class="end faint">–</td><td class="end faint">–</td></tr>`;
    });
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
    const all = [...rows, ...house];
    put('bets', all.length === 0 ? `<tr><td class="muted" colspan="4">${t('crash_none')}</td></tr>` : all.join(''));
    put('count', `${table.count} · ${money(table.staked)}`);
  };

  const history = (table: TableView) => {
    const chip = ({ id, point }: TableView['history'][number]) =>
      `<li class="${point >= 1_000 ? 'big' : point >= 200 ? 'mid' : ''}"><button class="mono" data-check="${id}">${times(point)}</button></li>`;
    put('history', table.history.map(chip).join(''));
  };

  const commit = ({ round }: TableView) => {
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
    const { table } = context;
    const isPassed = table?.house.some(({ target }) => reached < target && target <= multiplier) === true;
    reached = shown.phase === 'flying' ? multiplier : 0;
    if (table !== null && isPassed) bets(t, table);
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
    all: (t: Translate, snapshot: CrashSnapshot) => {
      const { table, stake, isAuto, failure } = snapshot.context;
      translate(t);
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
        put('tray', snapshot.matches('failed') ? t(failedKey(failure)) : '');
        allow(control('go'), false);
        put('go', t('crash_bet'));
        return;
      }
      bets(t, table);
      history(table);
      commit(table);
    },
  };
}
