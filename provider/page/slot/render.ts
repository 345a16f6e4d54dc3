import type { ParSheet } from '../../engines/slot/parSheet.ts';
import type { RoundView } from '../../play/views.ts';
import { icon } from '../art/furniture.ts';
import type { CopyKey } from '../copy/copy.en.ts';
import { money, safe, short, signed, timeOf } from '../copy/text.ts';
import { createSlots } from '../slots.ts';
import { topPays } from './paytable.ts';
import { returnText } from './pots/potRules.ts';
import { isWin, type Words } from './result.ts';
import { stakesOf } from './stakes.ts';
import { type GameSnapshot, tray } from './tray.ts';

/** Looks that are the player's, not the game's. */
export interface Looks {
  readonly calm: boolean;
  readonly sound: boolean;
}

const PRESETS = [10, 20, 50, 100, 200].map((stake) => stake * 10_000);

/** Up to five stakes for the chips, 1/10,000 P. */
export function presetsOf(stakes: readonly number[]): readonly number[] {
  const usual = PRESETS.filter((stake) => stakes.includes(stake));
  return usual.length >= 3 ? usual : stakes.slice(0, 5);
}

export const isRevealing = (snapshot: GameSnapshot): boolean =>
  snapshot.matches('sending') || snapshot.matches('revealing');

/** Money as it stands on the reels: a payout counts once its last spin has been shown. */
function moneyShown({ context: { state, round } }: GameSnapshot, isHidden: boolean) {
  const hidden = isHidden && round?.state === 'settled' ? round.payout : 0;
  return { balance: (state?.balance ?? 0) - hidden, net: (state?.net ?? 0) - hidden };
}

/** Brings the page in line with the machine. */
export function createRender(root: HTMLElement, sheet: ParSheet) {
  const { slot, put, control, allow } = createSlots(root);

  const texts = ({ t }: Words, looks: Looks) => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-t]')) {
      const text = t(element.dataset.t as CopyKey);
      if (element.textContent !== text) element.textContent = text;
    }
    for (const element of root.querySelectorAll<HTMLElement>('[data-l]')) {
      element.setAttribute('aria-label', t(element.dataset.l as CopyKey));
    }
    const sound = t(looks.sound ? 'sound_on' : 'sound_off');
    put('soundIcon', icon(looks.sound ? 'volume-2' : 'volume-x'));
    put('sound', sound);
    control('sound')?.setAttribute('aria-label', sound);
    control('sound')?.setAttribute('aria-pressed', String(looks.sound));
    control('calm')?.setAttribute('aria-pressed', String(looks.calm));
  };

  const rounds = ({ t }: Words, latest: readonly RoundView[]) => {
    const entry = ({ id, nonce, startedAt, stake, payout }: RoundView) => {
      const net = payout - stake;
      return `<li><button data-check="${id}"><span class="mono">${nonce}</span><span class="mono faint">${timeOf(startedAt)}</span><span class="mono end">${payout === 0 ? '–' : money(payout)}</span><span class="mono end ${net > 0 ? 'gain' : 'muted'}">${signed(net)}</span></button></li>`;
    };
    const head = `<li class="ledger__head"><span>${t('round')}</span><span>${t('time')}</span><span class="end">${t('paid')}</span><span class="end">${t('net')}</span></li>`;
    put('ledger', head + latest.map(entry).join(''));
    const chip = ({ id, nonce, stake, payout }: RoundView) =>
      `<li><button data-check="${id}"><span class="faint">${nonce}</span> <b class="${payout > stake ? 'gain' : ''}">${short(payout - stake)}</b></button></li>`;
    put('strip', latest.map(chip).join(''));
  };

  return (words: Words, snapshot: GameSnapshot, looks: Looks) => {
    const { t } = words;
    const { state, round, stake } = snapshot.context;
    const hidden = isRevealing(snapshot);
    texts(words, looks);
    const name = safe(state?.game.name ?? '');
    for (const place of ['name', 'sign']) put(place, name);
    put('vendor', state === null ? '' : safe(state.game.demo ? t('demo') : state.game.vendor));
    put('signMore', t('lines', { count: sheet.lines.length }));
    put('topPays', topPays(words, sheet));
    put('rtp', returnText(t, sheet));
    put('tray', tray(words, snapshot));

    put('stake', money(stake));
    put('lineStake', `${sheet.lines.length} × ${money(stake / sheet.lines.length)}`);
    const isReady = snapshot.can({ type: 'game.spin', requestId: '' });
    const spinner = control('spin');
    put('spin', t('spin'));
    spinner?.setAttribute('aria-label', t('spin_for', { stake: money(stake) }));
    allow(spinner, isReady);
    const stakes = state === null ? [] : stakesOf(state);
    const canStake = snapshot.can({ type: 'game.setStake', stake: 0 });
    allow(control('lower'), canStake && stake > (stakes[0] ?? 0));
    allow(control('raise'), canStake && stake < (stakes.at(-1) ?? 0));
    const presets = presetsOf(stakes);
    for (const [index, chip] of root.querySelectorAll<HTMLElement>('[data-preset]').entries()) {
      const preset = presets[index];
      chip.hidden = preset === undefined;
      if (preset === undefined) continue;
      chip.textContent = short(preset).slice(1);
      chip.setAttribute('aria-pressed', String(preset === stake));
      allow(chip, canStake);
    }

    const { balance, net } = moneyShown(snapshot, hidden);
    const last = hidden ? null : (round ?? state?.latest[0] ?? null);
    put('balance', state === null ? '–' : money(balance));
    put('roundStake', money(stake));
    put('payout', last === null ? '–' : money(last.payout));
    slot('payout').classList.toggle('gain', last !== null && isWin(last));
    put('net', signed(net));
    slot('net').classList.toggle('gain', net > 0);
    const of = round ?? state?.latest[0] ?? null;
    put(
      'round',
      of === null
        ? ''
        : `${icon('shield-check', 'icon--s')}<span>${t('round')}</span> <span class="mono">${of.id}</span>${hidden ? '' : `<button class="link" data-check="${of.id}">${t('check_round')}</button>`}`,
    );
    rounds(
      words,
      (state?.latest ?? []).filter(({ id }) => !hidden || id !== round?.id),
    );
  };
}
