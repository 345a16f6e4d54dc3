import type { ParSheet } from '../../engines/slot/parSheet.ts';
import type { RoundView } from '../../play/views.ts';
import { money, safe, short, signed, timeOf } from '../copy/text.ts';
import { presetsOf, stakesOf } from '../shell/stakes.ts';
import { createSlots } from '../slots.ts';
import { topPays } from './paytable.ts';
import { returnText } from './pots/potRules.ts';
import type { Words } from './result.ts';
import { type GameSnapshot, isRevealing, tray } from './tray.ts';

/** Brings the page in line with the machine. */
export function createRender(root: HTMLElement, sheet: ParSheet) {
  const { put, control, allow, translate } = createSlots(root);

  const rounds = ({ t }: Words, latest: readonly RoundView[]) => {
    const entry = ({ id, nonce, startedAt, stake, payout }: RoundView) => {
      const net = payout - stake;
      return `<li><button data-check="${id}"><span class="mono">${nonce}</span><span class="mono faint">${timeOf(startedAt)}</span><span class="mono end">${payout === 0 ? '–' : money(payout)}</span><span class="mono end ${net > 0 ? 'gain' : 'muted'}">${signed(net)}</span></button></li>`;
    };
    const head = `<li class="ledger__head"><span>${t('round')}</span><span>${t('time')}</span><span class="end">${t('paid')}</span><span class="end">${t('net')}</span></li>`;
    put('ledger', head + latest.map(entry).join(''));
    const plain = (amount: number) => short(amount).replace('+', '');
    const chip = ({ id, stake, payout }: RoundView) =>
      `<li><button data-check="${id}"><span class="faint">${plain(stake)} →</span> <b class="${payout > stake ? 'gain' : ''}">${plain(payout)}</b></button></li>`;
    put('strip', latest.map(chip).join(''));
  };

  return (words: Words, snapshot: GameSnapshot) => {
    const { t } = words;
    const { state, round, stake } = snapshot.context;
    const hidden = isRevealing(snapshot);
    translate(t);
    put('sign', safe(state?.game.name ?? ''));
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
    allow(control('halve'), canStake && stake > (stakes[0] ?? 0));
    allow(control('double'), canStake && stake < (stakes.at(-1) ?? 0));
    const presets = presetsOf(stakes);
    for (const [index, chip] of root.querySelectorAll<HTMLElement>('[data-preset]').entries()) {
      const preset = presets[index];
      chip.hidden = preset === undefined;
      if (preset === undefined) continue;
      chip.textContent = short(preset).slice(1);
      chip.setAttribute('aria-pressed', String(preset === stake));
      allow(chip, canStake);
    }

    rounds(
      words,
      (state?.latest ?? []).filter(({ id }) => !hidden || id !== round?.id),
    );
  };
}
