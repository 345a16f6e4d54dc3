import type { CrashBetView, TableView } from '../../crash/tableView.ts';
import { money, signed, type Translate } from '../copy/text.ts';
import { isWin } from '../shell/isWin.ts';
import { isOver } from './crash.setup.ts';
import { times } from './words.ts';

/** What changed at the table, for the ear, the screen reader and the site. Ticks are no news. */
export function createNews(deps: {
  readonly say: (text: string) => void;
  readonly win: (bet: CrashBetView) => void;
  readonly started: (bet: CrashBetView) => void;
  readonly ended: (bet: CrashBetView) => void;
  readonly closed: (reason: string) => void;
  readonly t: () => Translate;
}) {
  let [phase, bet, started, over] = ['', '', '', ''];
  let isFirst = true;
  let isClosed = false;

  return (table: TableView) => {
    const { round, mine, ended } = table;
    const t = deps.t();
    const said: string[] = [];
    const now = `${round?.id} ${round?.phase}`;
    if (now !== phase) {
      phase = now;
      if (round?.phase === 'betting') said.push(t('crash_open_said'));
      if (round?.phase === 'running') said.push(t('crash_rising'));
      if (round?.phase === 'over' && round.point !== null) said.push(`${t('crash_down')} ${times(round.point)}`);
    }
    if (mine !== null) {
      const is = `${mine.id} ${mine.state} ${mine.multiplier}`;
      if (is !== bet && !isFirst) {
        if (mine.multiplier !== null && !bet.includes(` ${mine.multiplier}`)) {
          said.push(`${t('crash_paid', { at: times(mine.multiplier) })}. ${t('paid')} ${money(mine.payout)}`);
          if (isWin(mine)) deps.win(mine);
        } else if (mine.state === 'finishing') said.push(`${t('crash_lost')} ${signed(-mine.stake)}`);
        else if (mine.state === 'cancelled') said.push(t('crash_back'));
        else if (mine.state === 'flying') said.push(t('crash_is_in'));
      }
      bet = is;
      if (mine.state !== 'refused' && mine.state !== 'betting' && !isOver(mine) && started !== mine.id) {
        started = mine.id;
        deps.started(mine);
      }
      if (isOver(mine) && started === mine.id && over !== mine.id) {
        over = mine.id;
        deps.ended(mine);
      }
    }
    if (ended !== null && !isClosed) {
      isClosed = true;
      deps.closed(ended);
    }
    isFirst = false;
    if (said.length > 0) deps.say(said.join('. '));
  };
}
