import type { ProviderDeps } from '../deps.ts';
import { boards } from '../engines/board/boards.ts';
import { isJackpotStake } from '../engines/slot/jackpots.ts';
import type { ParSheet } from '../engines/slot/parSheet.ts';
import { parSheets, type SheetId } from '../engines/slot/parSheets.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import { isOver } from '../rounds/replayRound.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { sheetOf } from './gameOdds.ts';
import { hiddenSeed } from './makeSeed.ts';
import { PlayRefusal } from './PlayRefusal.ts';

export interface SpinRequest {
  /** 1/10,000 P */
  readonly stake: number;
  /** Of a board game. */
  readonly choice?: unknown;
  readonly clientSeed?: string | undefined;
  readonly requestId: string;
}

/**
 * Plays a round, or takes the one with that request id further: a repeat costs nothing.
 *
 * @throws PlayRefusal
 */
export async function spin(
  deps: ProviderDeps,
  rounds: Rounds<Round>,
  session: Session,
  request: SpinRequest,
): Promise<Round> {
  const { player, gameId } = session;
  const known = deps.store.rounds.byRequest(player, gameId, request.requestId);
  if (known !== null) {
    if (known.stake !== request.stake || !isSameChoice(known, request) || !isSameSeed(known, request))
      throw new PlayRefusal('REQUEST_DIFFERS');
    return isOver(known.state) ? known : rounds.advance(known.id);
  }
  if (session.ended !== null) throw new PlayRefusal('SESSION_ENDED');
  const { stake } = request;
  if (stake < session.minStake || stake > session.maxStake) throw new PlayRefusal('STAKE_INVALID');
  const choice = choiceOf(sheetOf(gameId), request);
  return rounds.advance(deps.store.transaction(() => commitRound(deps, session, { ...request, choice })));
}

/** What a board game is bet on; a slot has nothing to choose. @throws PlayRefusal */
function choiceOf(sheet: string, { stake, choice }: SpinRequest): unknown {
  const rules = boards.get(sheet);
  if (rules === undefined) {
    const { lines, jackpot }: ParSheet = parSheets[sheet as SheetId];
    if (stake % lines.length !== 0) throw new PlayRefusal('STAKE_INVALID');
    if (jackpot !== undefined && !isJackpotStake(jackpot, stake)) throw new PlayRefusal('STAKE_INVALID');
    return null;
  }
  const read = rules.readChoice(choice);
  if (read === null) throw new PlayRefusal('CHOICE_INVALID');
  if (!rules.isBet(stake, read)) throw new PlayRefusal('STAKE_INVALID');
  return read;
}

const isSameChoice = ({ sheet, choice }: Round, request: SpinRequest): boolean =>
  JSON.stringify(boards.get(sheet)?.readChoice(request.choice) ?? null) === JSON.stringify(choice);

/** A page that was loaded again knows its round, and not the seed that it sent. */
const isSameSeed = ({ clientSeed }: Round, request: SpinRequest): boolean =>
  request.clientSeed === undefined || request.clientSeed === clientSeed;

/** Fixes seed, nonce and stake of a new round. */
function commitRound(deps: ProviderDeps, session: Session, request: SpinRequest): string {
  const { store, now, randomBytes } = deps;
  const { player, gameId } = session;
  if (store.rounds.open(player, gameId) !== null) throw new PlayRefusal('ROUND_OPEN');
  const seed = hiddenSeed(deps, player, gameId);
  const clientSeed = request.clientSeed ?? seed.clientSeed;
  store.seeds.use(seed.id, clientSeed);
  const id = roundIdOf(gameId, randomBytes(6));
  store.rounds.insert({
    ...{ id, requestId: request.requestId, sessionId: session.id, player, gameId },
    ...{ seedId: seed.id, clientSeed, nonce: seed.nextNonce, sheet: sheetOf(gameId), stake: request.stake },
    choice: request.choice,
    issueId: null,
    ...{ state: 'committed', events: [], payout: 0, refusal: null, outcome: null },
    ...{ startedAt: now(), endedAt: null },
  });
  return id;
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As `LN-4T7K-9QXM`: initials of the game, then 40 bits, so that nobody finds the rounds of others by counting. */
export function roundIdOf(gameId: string, random: Buffer): string {
  const initials = gameId
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 3);
  const letters = Array.from({ length: 8 }, (_, at) => LETTERS[((random.readUIntBE(0, 6) / 32 ** at) | 0) & 31]);
  return `${initials}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
