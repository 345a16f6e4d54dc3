import '../style/tokens.css';
import '../style/scene.css';
import '../style/base.css';
import '../style/frame.css';
import '../style/phone.css';
import type { GameKind } from '../../http/gameKind.ts';
import { openShell, type Shell } from './openShell.ts';

/** One chunk a kind: a page loads no more than its own stage. */
const stages: Readonly<
  Record<GameKind, () => Promise<{ readonly openStage: (shell: Shell) => void | Promise<void> }>>
> = {
  slot: () => import('../slot/stage.ts'),
  crash: () => import('../crash/stage.ts'),
  board: () => import('../board/stage.ts'),
  table: () => import('../table/stage.ts'),
  room: () => import('../room/stage.ts'),
  lottery: () => import('../lottery/stage.ts'),
  sports: () => import('../sports/stage.ts'),
};

async function open(kind: GameKind): Promise<void> {
  const shell = openShell();
  const { openStage } = await stages[kind]();
  await openStage(shell);
}
// Without `await` at the top: stages import modules of this chunk, and would wait for it while it waits for them.
void open(document.body.dataset.kind as GameKind);
