import type { TemplateResult } from 'lit-html';
import type { SnapshotFrom } from 'xstate';
import type { Played, Rules } from '../../engines/board/rules.ts';
import type { RoundView } from '../../play/views.ts';
import type { Language } from '../copy/text.ts';
import type { TableLine } from '../shell/followTable.ts';
import type { boardMachine } from './board.machine.ts';
import type { BoardEvent } from './board.setup.ts';

/** What is on the table: ready for a bet, the draw on its way, being shown, the player's move, or over. */
export type Phase = 'idle' | 'sending' | 'showing' | 'playing' | 'over';

export type Say<K extends string> = (key: K, values?: Readonly<Record<string, string | number>>) => string;

/** Everything that a board is drawn from. */
export interface BoardModel<C = unknown, M = unknown, V = unknown, K extends string = string> {
  /** The board's own texts. */
  readonly t: Say<K>;
  readonly language: Language;
  readonly phase: Phase;
  /** Of the next bet; of the round on the table while it goes on. */
  readonly choice: C;
  /** What the stepper and the chips say, 1/10,000 P. */
  readonly chip: number;
  /** Of the next bet, 1/10,000 P. */
  readonly stake: number;
  /** The round on the table; null before the first. */
  readonly round: RoundView<Played<V>> | null;
  /** Its outcome so far; null until there is one. While `showing` it is being revealed. */
  readonly view: V | null;
  /** The outcome before the last move. */
  readonly before: V | null;
  /** Rounds that are over, newest first. */
  readonly latest: readonly RoundView<Played<V>>[];
  /** Outcomes of a shared table, newest first; without it those of `latest` count. */
  readonly past?: readonly V[];
  /** At a shared table: the player's chips that are in, those of all others, and the player's last bet. */
  readonly taken?: C;
  readonly others?: C;
  readonly last?: C | null;
  /** Whether the choice can be changed. */
  readonly canChoose: boolean;
  /** Whether a move is waited for. */
  readonly canMove: boolean;
  /** No motion. */
  readonly isCalm: boolean;
  readonly set: (choice: Partial<C>) => void;
  readonly move: (move: M) => void;
}

/** The page's machine, as a board with an actor of its own meets it. */
export interface BoardTable {
  readonly send: (event: BoardEvent) => void;
  /** Calls with the present snapshot and every later one. */
  readonly follow: (listener: (snapshot: SnapshotFrom<typeof boardMachine>) => void) => void;
  /** After a change that the page's machine does not know of. */
  readonly redraw: () => void;
  /** Listens to a stream of the session until it is stopped or lost. */
  readonly listen: <V extends { readonly now: number }>(path: string, line: TableLine<V>) => () => void;
}

/** Chips and stepper of the stake, for a board that takes its bets itself. */
export type ChipPicker = (chip: number, canSet: boolean, set: (chip: number) => void, name: string) => TemplateResult;

/** One board game as its player sees it. Templates only: what happens is the machine's business. */
export interface Board<C = unknown, M = unknown, V = unknown, K extends string = string> {
  readonly rules: Rules<C, M, V>;
  readonly copy: Readonly<Record<Language, Readonly<Record<K, string>>>>;
  /** Class of the page: scene and inks. */
  readonly look: string;
  readonly firstChoice: C;
  /** Stake of a bet; without it the chip. 1/10,000 P */
  readonly stakeOf?: (choice: C, chip: number) => number;
  /** Short words about a choice that cannot be bet on yet, e.g. no spot chosen; null if it can. */
  readonly missing?: (model: BoardModel<C, M, V, K>) => string | null;
  /** The scene with what lies on it. */
  readonly table: (model: BoardModel<C, M, V, K>) => TemplateResult;
  /** What the player chooses before a bet. */
  readonly controls?: (model: BoardModel<C, M, V, K>) => TemplateResult;
  /** In place of stake and bet button; null leaves them. */
  readonly act?: (model: BoardModel<C, M, V, K>, chips: ChipPicker) => TemplateResult | null;
  /** The line below the table, in place of draw and result; null leaves it. */
  readonly said?: (model: BoardModel<C, M, V, K>) => TemplateResult | null;
  /** The moves, in place of the bet button, while the round is not over; without effect unless `canMove`. */
  readonly moves?: (model: BoardModel<C, M, V, K>) => TemplateResult;
  /** How long a reveal takes, ms. */
  readonly revealMs: (view: V, before: V | null) => number;
  /** Why a round paid what it paid, in a few words: under the table, in the live region and on the check page. */
  readonly reason: (t: Say<K>, round: { readonly view: V; readonly choice: C; readonly stake: number }) => string;
  /** What was drawn, in words, whatever it paid; of games with shared tables. */
  readonly result?: (t: Say<K>, view: V) => string;
  /** Past outcomes as they stand below a shared table on a phone. */
  readonly roads?: (model: BoardModel<C, M, V, K>) => TemplateResult;
  /** What was drawn, for the list of rounds: at most eight letters. */
  readonly mark: (t: Say<K>, view: V) => string;
  /** How to play, paytable, odds; exact returns are added by the page. */
  readonly howTo: (t: Say<K>, stake: number) => TemplateResult;
}

/** Past outcomes of a table, newest first. */
export const pastOf = <V>({ past, latest }: Pick<BoardModel<unknown, unknown, V>, 'past' | 'latest'>): readonly V[] =>
  past ?? latest.flatMap(({ outcome }) => (outcome === null ? [] : [outcome.view]));

/** Boards of any choice and outcome in one list. */
export type AnyBoard = Board<never, never, never, never>;

export const sayIn =
  <K extends string>(copy: Readonly<Record<Language, Readonly<Record<K, string>>>>, language: Language): Say<K> =>
  (key, values = {}) =>
    copy[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
