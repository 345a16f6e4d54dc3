import { html, nothing, type TemplateResult } from 'lit-html';
import type { SnapshotFrom } from 'xstate';
import { refusalText } from '../copy/refusalText.ts';
import { money, percent, short, signed, type Translate, timeOf } from '../copy/text.ts';
import { type Frame, failedKey, type Sheet } from '../shell/frame.ts';
import { icon } from '../shell/icon.ts';
import { isWin } from '../shell/isWin.ts';
import type { ownSeeds } from '../shell/ownRounds.ts';
import { presetsOf, stakesOf } from '../shell/stakes.ts';
import type { boardMachine } from './board.machine.ts';
import { isElsewhere } from './board.setup.ts';
import type { Board, BoardModel, ChipPicker, Say } from './board.ts';

export type BoardSnapshot = SnapshotFrom<typeof boardMachine>;
export type AnyModel = BoardModel<unknown, unknown, unknown, string>;
export type OneBoard = Board<unknown, unknown, unknown, string>;

/** What a player can do apart from choosing and moving. */
export interface BoardActions {
  readonly bet: () => void;
  readonly setChip: (chip: number) => void;
  readonly retry: () => void;
  readonly skip: () => void;
  readonly check: (id: string) => void;
  readonly calm: () => void;
}

export interface FrameModel {
  readonly board: OneBoard;
  readonly model: AnyModel;
  readonly snapshot: BoardSnapshot;
  /** The texts that all games share. */
  readonly t: Translate;
  readonly actions: BoardActions;
}

const isHidden = ({ phase }: AnyModel): boolean => phase === 'sending' || phase === 'showing';

/** A payout counts once it has been shown. */
function moneyShown({ model, snapshot: { context } }: FrameModel) {
  const { state, round } = context;
  const hidden = isHidden(model) && round?.state === 'settled' ? round.payout : 0;
  return { balance: state === null ? null : state.balance - hidden, net: (state?.net ?? 0) - hidden };
}

/** A board as the shell shows it: table, tray, controls, last rounds. */
export function boardFrame(of: FrameModel, fair: ReturnType<typeof ownSeeds>['sheet']): Frame {
  const { board, model, snapshot, t, actions } = of;
  const { state, round, chip, clientSeed } = snapshot.context;
  const last = isHidden(model) || model.phase === 'playing' ? null : (round ?? state?.latest[0] ?? null);
  const shown = round ?? state?.latest[0] ?? null;
  const isChoosing = model.phase === 'idle' || model.phase === 'over';
  return {
    look: `game--${board.look}`,
    game: state?.game ?? null,
    bar: {},
    calm: { isOn: model.isCalm, toggle: actions.calm },
    main: html`<main class="board">
    <section class="board__scene" aria-label=${t('table')}>${board.table(model)}</section>
    <div class="board__tray" role="status">${tray(of)}</div>
    <section class="board__ctl plate" aria-label=${t('your_bet')}>
      ${board.controls?.(model) ?? nothing}
      ${round?.state === 'playing' && board.moves ? html`<div class="board__moves">${board.moves(model)}</div>` : (board.act?.(model, chipsOf(of)) ?? betRow(of, chip))}
    </section>
    <aside class="board__last plate" aria-label=${t('last_rounds')}>
      <h2 class="only-wide">${t('last_rounds')}</h2>
      <ul class="board__rounds">${lastRounds(of)}</ul>
      <p class="tiny faint only-wide">${t('crash_independent')}</p>
    </aside>
  </main>`,
    counter: {
      ...moneyShown(of),
      stake: [t('stake_round'), isChoosing ? model.stake : (round?.stake ?? model.stake)],
      last,
      round: shown === null ? null : { id: shown.id, check: last === null ? 'hidden' : 'now' },
    },
    sheets: {
      rules: howToSheet(of),
      fair: fair(state, clientSeed),
    },
  };
}

/** Chips to press, and a stepper through all stakes. */
export function chipPicker(of: {
  readonly t: Translate;
  readonly chip: number;
  readonly stakes: readonly number[];
  readonly canSet: boolean;
  readonly set: (chip: number) => void;
  readonly name: string;
}): TemplateResult {
  const { t, chip, stakes, canSet, set, name } = of;
  const at = stakes.indexOf(chip);
  const step = (by: number) => {
    const next = stakes[at + by];
    if (next !== undefined) set(next);
  };
  return html`<div class="chips board__chips" role="group" aria-label=${t('presets')}>${presetsOf(stakes).map(
    (preset) =>
      html`<button class="chip mono" aria-pressed=${String(preset === chip)} aria-disabled=${String(!canSet)} @click=${() => set(preset)}>${short(preset).slice(1)}</button>`,
  )}</div>
    <div class="stake" role="group" aria-label=${name}>
      <button class="stake__step" aria-label=${t('lower')} aria-disabled=${String(!canSet || at <= 0)} @click=${() => step(-1)}>${icon('minus')}</button>
      <output class="stake__value"><b class="mono">${money(chip)}</b><small>${name}</small></output>
      <button class="stake__step" aria-label=${t('raise')} aria-disabled=${String(!canSet || at === stakes.length - 1)} @click=${() => step(1)}>${icon('plus')}</button>
    </div>`;
}

const chipsOf =
  ({ snapshot: { context }, t }: FrameModel): ChipPicker =>
  (chip, canSet, set, name) =>
    chipPicker({ t, chip, canSet, set, name, stakes: context.state === null ? [] : stakesOf(context.state) });

function betRow(of: FrameModel, chip: number): TemplateResult {
  const { board, model, snapshot, t, actions } = of;
  const missing = board.missing?.(model) ?? limitText(of, model.stake);
  const isReady = snapshot.can({ type: 'board.bet', requestId: '', stake: model.stake }) && missing === null;
  return html`<div class="board__bet">
    ${chipsOf(of)(chip, model.canChoose, actions.setChip, board.stakeOf ? t('chip_value') : t('stake'))}
    <button class="btn btn--primary board__go" aria-disabled=${String(!isReady)} @click=${actions.bet}>${missing ?? html`${t('place_bet')} <span class="mono">${money(model.stake)}</span>`}</button>
  </div>`;
}

/** What keeps a stake from being bet, in the button; null if nothing does. */
function limitText({ snapshot, t }: FrameModel, stake: number): string | null {
  const game = snapshot.context.state?.game;
  if (game === undefined || stake === 0) return null;
  if (stake > game.maxStake) return t('at_most', { amount: money(game.maxStake) });
  return stake < game.minStake ? t('at_least', { amount: money(game.minStake) }) : null;
}

function lastRounds({ board, model, t, actions }: FrameModel) {
  if (model.latest.length === 0) return html`<li class="faint small">${t('crash_none')}</li>`;
  return model.latest.map((round) => {
    const { id, stake, payout, outcome, startedAt } = round;
    const what = outcome === null ? '' : board.mark(model.t, outcome.view);
    const net = payout - stake;
    return html`<li><button @click=${() => actions.check(id)} aria-label="${t('check_round')} ${id}: ${what} ${signed(net)}"><b class="board__mark">${what}</b><span class="mono faint only-wide">${timeOf(startedAt)}</span><span class="mono ${net > 0 ? 'gain' : 'muted'}">${short(net)}</span></button></li>`;
  });
}

export const plain = (text: string) => html`<p>${text}</p>`;
export const alarm = (text: string, more: unknown = nothing) => html`<p class="alarm"><b>${text}</b> ${more}</p>`;

/** The line below the table: what is going on, or what the last round brought. */
function tray(of: FrameModel): TemplateResult {
  const { board, model, snapshot, t, actions } = of;
  const { context } = snapshot;
  const retry = html`<button class="link" @click=${actions.retry}>${t('retry')}</button>`;
  if (snapshot.matches('opening')) return plain(t('loading'));
  if (snapshot.matches('unopened')) return alarm(t('unopened'), retry);
  if (snapshot.matches('failed')) return alarm(t('failed'), t(failedKey(context.failure)));
  if (snapshot.matches('lost')) return alarm(t('line_lost'), retry);
  if (snapshot.matches('waiting')) return alarm(t('waiting'));
  const said = board.said?.(model) ?? null;
  if (isHidden(model) && said === null)
    return html`<p>${t('drawing')} ${snapshot.matches('showing') ? html`<button class="link" @click=${actions.skip}>${t('skip')}</button>` : nothing}</p>`;
  const notice = noticeText(of);
  if (notice !== '') return alarm(notice);
  if (model.phase === 'playing') return html`<p>${t('your_move')} ${reasonOf(board, model)}</p>`;
  if (snapshot.matches('ended')) return alarm(t('ended'), t('ended_hint'));
  if (context.held) return alarm(t('held'));
  return said ?? result(of);
}

function reasonOf(board: OneBoard, { t, view, choice, round }: AnyModel): string {
  if (view === null || round === null) return '';
  return board.reason(t as Say<string>, { view, choice: round.choice ?? choice, stake: round.stake });
}

function result({ board, model, snapshot, t }: FrameModel): TemplateResult {
  const { context } = snapshot;
  const last = context.round ?? context.state?.latest[0] ?? null;
  if (last === null) return plain(t('board_ready'));
  const { payout, stake, outcome, choice } = last;
  const why = outcome === null ? '' : board.reason(model.t, { view: outcome.view, choice, stake });
  if (payout === 0)
    return html`<p><span class="keep">${why}${why === '' ? '' : ' ·'}</span> <span class="keep">${t('no_win')} <span class="mono faint">${signed(-stake)}</span></span></p>`;
  const after = html`<span class="keep">${t('after_stake')} <span class="mono">${signed(payout - stake)}</span></span>`;
  const paying =
    snapshot.matches('confirming') || snapshot.matches('asking')
      ? html`<span class="small muted">${t('paying')}</span>`
      : nothing;
  return html`<div class="won">${
    isWin(last)
      ? html`<b class="won__sum">${t('win')} <span class="mono">${money(payout)}</span></b>`
      : html`<span>${t('paid')} <span class="mono">${money(payout)}</span></span>`
  }<span class="won__why"><span class="keep">${why}</span> ${after} ${paying}</span></div>`;
}

function noticeText({ snapshot, t }: FrameModel): string {
  const { notice, state } = snapshot.context;
  if (notice === null) return '';
  if (notice.about === 'cancelled') return t('returned');
  if (notice.code === 'STAKE_INVALID' && state !== null)
    return t('stake_limits', { least: money(state.game.minStake), most: money(state.game.maxStake) });
  if (isElsewhere(notice.code)) return t('round_elsewhere');
  return refusalText(t, notice.code, state?.balance ?? 0);
}

/** How to play, and the exact return of every bet. */
export function howToSheet(
  { board, model, t }: Pick<FrameModel, 'board' | 'model' | 't'>,
  first: unknown = nothing,
): Sheet {
  const { bets } = board.rules;
  const returns = bets.map(({ rtp }) => Number((rtp.numerator * 1_000_000n) / rtp.denominator));
  const [least, most] = [Math.min(...returns), Math.max(...returns)];
  const [main] = bets;
  const of = (share: number) => `${(share / 10_000).toFixed(2)}%`;
  const body = () => html`<div class="howto">${first}${board.howTo(model.t, model.stake)}
  <div class="paper"><dl class="receipt__rows">
    <div><dt>${t('return_rate')}</dt><dd class="mono">${bets.length === 1 && main ? percent(main.rtp) : least === most ? of(least) : `${of(least)} – ${of(most)}`}</dd></div>
    <div><dt>${t('rules_version')}</dt><dd class="mono">${board.rules.id}</dd></div>
  </dl><p class="tiny muted">${t('over_stake')}</p></div>
</div>`;
  return { title: t('how_to_play'), body };
}
