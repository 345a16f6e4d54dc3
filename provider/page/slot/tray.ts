import type { SnapshotFrom } from 'xstate';
import { refusalText } from '../copy/refusalText.ts';
import { money, signed } from '../copy/text.ts';
import { failedKey } from '../shell/frame.ts';
import { isWin } from '../shell/isWin.ts';
import type { gameMachine } from './game.machine.ts';
import { reasonsOf, type Words } from './result.ts';

export type GameSnapshot = SnapshotFrom<typeof gameMachine>;

export const isRevealing = (snapshot: GameSnapshot): boolean =>
  snapshot.matches('sending') || snapshot.matches('revealing');

/** The line below the reels: what is going on, or what the last round brought. HTML. */
export function tray(words: Words, snapshot: GameSnapshot): string {
  const { t } = words;
  const { context } = snapshot;
  const retry = ` <button class="link" data-do="retry">${t('retry')}</button>`;
  if (snapshot.matches('opening')) return plain(t('loading'));
  if (snapshot.matches('unopened')) return alarm(t('unopened'), retry);
  if (snapshot.matches('failed')) {
    return alarm(t('failed'), ` ${t(failedKey(context.failure))}`);
  }
  if (snapshot.matches('lost')) return alarm(t('line_lost'), retry);
  if (snapshot.matches('waiting')) return alarm(t('waiting'));
  if (snapshot.matches('revealing')) return revealing(words, snapshot);
  if (snapshot.matches('confirming') || snapshot.matches('asking')) {
    return `${result(words, snapshot)}<p class="small muted">${t('paying')}</p>`;
  }
  if (snapshot.matches('sending')) return plain(t('spinning'));
  const notice = noticeText(words, snapshot);
  if (notice !== '') return alarm(notice);
  if (snapshot.matches('ended')) return alarm(t('ended'), ` ${t('ended_hint')}`);
  if (context.held) return alarm(t('held'));
  return result(words, snapshot);
}

const plain = (text: string) => `<p>${text}</p>`;
const alarm = (text: string, more = '') => `<p class="alarm"><b>${text}</b>${more}</p>`;

export function noticeText({ t }: Words, { context: { notice, state } }: GameSnapshot): string {
  if (notice === null) return '';
  if (notice.about === 'cancelled') return t('returned');
  return refusalText(t, notice.code, state?.balance ?? 0);
}

/** Free spins won by the spins shown before this one; later ones may add more. */
export const freeSoFar = ({ context: { round, spinIndex } }: GameSnapshot): number =>
  (round?.outcome?.spins ?? []).slice(0, Math.max(1, spinIndex)).reduce((sum, { awarded }) => sum + awarded, 0);

function revealing({ t }: Words, snapshot: GameSnapshot): string {
  const { round, spinIndex } = snapshot.context;
  const spins = round?.outcome?.spins ?? [];
  if (spinIndex === 0) {
    const isAwarded = snapshot.matches({ revealing: 'between' });
    return plain(isAwarded ? t('free_won', { count: freeSoFar(snapshot) }) : t('spinning'));
  }
  const soFar = spins.slice(0, spinIndex).reduce((sum, { payout }) => sum + payout, 0);
  const count = t('free_of', { at: spinIndex, all: freeSoFar(snapshot) });
  return `<p class="free"><b>${count}</b> <span class="keep">${t('free_hint')}</span> <span class="keep">${t('total')} <span class="mono">${money(soFar)}</span></span> <button class="link" data-do="skip">${t('skip')}</button></p>`;
}

function result(words: Words, { context: { round, state } }: GameSnapshot): string {
  const { t } = words;
  const last = round ?? state?.latest[0] ?? null;
  if (last === null) return plain(t('ready'));
  const { payout, stake } = last;
  if (payout === 0) {
    return `<p><span class="keep">${t('no_win_round')}</span> <span class="mono faint">${signed(-stake)}</span></p>`;
  }
  const after = `<span class="keep">${t('after_stake')} <span class="mono">${signed(payout - stake)}</span></span>`;
  const why = reasonsOf(words, last)
    .map((reason) => `<span class="keep">${reason}</span>`)
    .join(' ');
  if (!isWin(last)) {
    return `<div class="won"><span>${t('paid')} <span class="mono">${money(payout)}</span></span><span class="won__why">${why} ${after}</span></div>`;
  }
  return `<div class="won"><b class="won__sum">${t('win')} <span class="mono">${money(payout)}</span></b><span class="won__why">${why} ${after}</span></div>`;
}
