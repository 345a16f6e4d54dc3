import { render } from 'lit-html';
import { boards } from '../../engines/board/boards.ts';
import type { Played } from '../../engines/board/rules.ts';
import { commitmentOf, drawInBrowser, hex } from '../../engines/rng/drawInBrowser.ts';
import { sayIn } from '../board/board.ts';
import { loadBoard } from '../board/loadBoard.ts';
import { type Language, money, safe } from '../copy/text.ts';
import type { TranslateCheck } from './translateCheck.ts';
import { mark, step } from './view.ts';

/** What a round of a board game is checked with. */
export interface BoardCheckInput {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly rules: string;
  /** 1/10,000 P */
  readonly stake: number;
  /** As typed or told; read by the rules. */
  readonly choice: unknown;
  readonly moves: readonly unknown[];
  /** What was paid, 1/10,000 P; null where nobody says. */
  readonly paid: number | null;
}

export interface BoardChecked {
  readonly commitment: string;
  readonly isCommitted: boolean;
  /** 32 bytes each, as hexadecimal digits. */
  readonly blocks: readonly string[];
  readonly outcome: Played;
  readonly choice: unknown;
  readonly isPaid: boolean;
  readonly tookMs: number;
}

/** Works a round out again, on this device. Null where choice or moves do not fit the rules. */
export async function checkBoard(input: BoardCheckInput): Promise<BoardChecked | null> {
  const startedAt = performance.now();
  const rules = boards.get(input.rules);
  const choice = rules?.readChoice(input.choice) ?? null;
  const moves = input.moves.map((move) => rules?.readMove(move) ?? null);
  if (rules === undefined || choice === null || moves.includes(null)) return null;
  const commitment = await commitmentOf(input.serverSeed);
  const { stake, paid } = input;
  try {
    const { result, blocks } = await drawInBrowser(rules.play({ stake, choice, moves }), input);
    return {
      ...{ commitment, isCommitted: commitment === input.commitment.trim().toLowerCase() },
      ...{ blocks: blocks.map(hex), outcome: result, choice },
      isPaid: paid === null || paid === result.payout,
      tookMs: performance.now() - startedAt,
    };
  } catch {
    return null;
  }
}

const code = (text: string) => `<code class="hex mono">${safe(text)}</code>`;
const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd class="mono">${value}</dd></div>`;

/** The four steps; the table of the third is drawn by `drawTable`. */
export function boardSteps(
  t: TranslateCheck,
  input: BoardCheckInput,
  { blocks, commitment, isCommitted, isPaid, outcome, choice }: BoardChecked,
): string {
  const equal = `<div class="eq">${code(input.commitment)}<span class="eq__s ${isCommitted ? '' : 'eq__s--no'}">${isCommitted ? '=' : '≠'}</span>${code(commitment)}</div>${mark(isCommitted, t(isCommitted ? 'equal' : 'not_equal'))}`;
  const first = step(1, t('step_1'), t('step_1_hint'), equal);
  if (!isCommitted) return first;
  const mixed = blocks
    .map(
      (block, cursor) =>
        `<p class="hex mono">${safe(input.clientSeed)}:<b>${input.nonce}</b>:${cursor}</p><code class="hex hex--mac mono">${block}</code>`,
    )
    .join('');
  const bet = `<dl class="facts">${fact(t('choice'), safe(JSON.stringify(choice)))}${input.moves.length === 0 ? '' : fact(t('moves'), safe(JSON.stringify(input.moves)))}</dl>`;
  const sums = `<dl class="facts">${fact(t('computed'), money(outcome.payout))}${input.paid === null ? '' : fact(t('paid'), money(input.paid))}</dl>`;
  const agreed = input.paid === null ? '' : mark(isPaid, t(isPaid ? 'step_4_paid' : 'not_equal'));
  return [
    first,
    step(2, t('step_2'), t('board_step_2_hint'), mixed),
    step(3, t('board_step_3'), t('board_step_3_hint'), `${bet}<div class="board__scene" data-v="table"></div>`),
    step(4, t('board_step_4'), '', `<p class="small" data-v="reason"></p>${sums}${agreed}`),
  ].join('');
}

/** The table as the round left it, and why it paid. */
export async function drawTable(
  language: Language,
  { rules, stake }: BoardCheckInput,
  { outcome, choice }: BoardChecked,
): Promise<void> {
  const board = await loadBoard(rules);
  const t = sayIn(board.copy, language);
  const { view } = outcome;
  const place = (name: string) => document.querySelector<HTMLElement>(`[data-v="${name}"]`);
  const [table, reason] = [place('table'), place('reason')];
  if (table === null || reason === null) return;
  const nothing = () => {};
  const model = {
    ...{ t, language, phase: 'over' as const, choice, chip: stake, stake, round: null, view, before: null, latest: [] },
    ...{ canChoose: false, canMove: false, isCalm: true, set: nothing, move: nothing },
  };
  render(board.table(model), table);
  table.inert = true;
  reason.textContent = board.reason(t, { view, choice, stake });
}
