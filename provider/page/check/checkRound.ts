import { commitmentOf, drawInBrowser, hex } from '../../engines/rng/drawInBrowser.ts';
import { parSheets, type SheetId } from '../../engines/slot/parSheets.ts';
import { type SlotOutcome, slotRound } from '../../engines/slot/slotRound.ts';

/** What a round is checked with. */
export interface CheckInput {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly sheet: SheetId;
  /** 1/10,000 P */
  readonly stake: number;
  /** What was paid, 1/10,000 P; null where nobody says. */
  readonly paid: number | null;
  /** The part of it that a pot has paid: how much was in the pot is the wallet's to say. */
  readonly jackpot: number;
}

export interface Checked {
  readonly commitment: string;
  readonly isCommitted: boolean;
  /** 32 bytes each, as hexadecimal digits. */
  readonly blocks: readonly string[];
  readonly outcome: SlotOutcome;
  readonly isPaid: boolean;
  readonly tookMs: number;
}

export const isSheet = (id: string): id is SheetId => Object.hasOwn(parSheets, id);

/** A pot has paid if, and only if, the number has won one. */
const isPaidBy = ({ payout, jackpot }: SlotOutcome, paid: number, fromPot: number): boolean =>
  paid === payout + fromPot && ((jackpot?.won ?? null) !== null) === fromPot > 0;

/** Works a round out again, on this device. */
export async function checkRound(input: CheckInput): Promise<Checked> {
  const startedAt = performance.now();
  const commitment = await commitmentOf(input.serverSeed);
  const { result, blocks } = await drawInBrowser(slotRound({ sheet: input.sheet, stake: input.stake }), input);
  return {
    commitment,
    isCommitted: commitment === input.commitment.trim().toLowerCase(),
    blocks: blocks.map(hex),
    outcome: result,
    isPaid: input.paid === null || isPaidBy(result, input.paid, input.jackpot),
    tookMs: performance.now() - startedAt,
  };
}
