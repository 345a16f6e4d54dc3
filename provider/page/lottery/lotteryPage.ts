import type { SnapshotFrom } from 'xstate';
import type { LotteryGame } from '../../engines/lottery/lotteryGame.ts';
import type { Translate } from '../copy/text.ts';
import type { SayLottery } from './entryText.ts';
import type { lotteryMachine } from './lottery.machine.ts';
import type { LotteryEvent } from './lottery.setup.ts';

/** What the parts of the page are drawn from. */
export interface LotteryPage {
  readonly game: LotteryGame;
  readonly snapshot: SnapshotFrom<typeof lotteryMachine>;
  readonly t: SayLottery;
  /** The texts that all games share. */
  readonly shared: Translate;
  readonly send: (event: LotteryEvent) => void;
  readonly check: (id: string) => void;
  /** The site asks for results before the slip. */
  readonly beginsWithResults: boolean;
}

export const isEditing = ({ snapshot }: LotteryPage) => snapshot.matches({ open: { slip: 'editing' } });
