import { lotteries } from '../../engines/lottery/lotteries.ts';
import type { AnyBoard } from './board.ts';
import type { OneBoard } from './frame.ts';

/** One chunk a board: a page loads no more than its own game. */
const boards: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  'run-1': async () => (await import('../boards/run/run.ts')).runBoard as unknown as AnyBoard,
  'tower-1': async () => (await import('../boards/tower/tower.ts')).towerBoard as unknown as AnyBoard,
  'bingo-1': async () => (await import('../boards/bingo/bingo.ts')).bingoBoard as unknown as AnyBoard,
  'scratch-1': async () => (await import('../boards/scratch/scratch.ts')).scratchBoard as unknown as AnyBoard,
  'jacks-1': async () => (await import('../boards/jacks/jacks.ts')).jacksBoard as unknown as AnyBoard,
  'mines-1': async () => (await import('../boards/mines/mines.ts')).minesBoard as unknown as AnyBoard,
  'baccarat-1': async () => (await import('../boards/baccarat/baccarat.ts')).baccaratBoard as unknown as AnyBoard,
  'pokdeng-1': async () => (await import('../boards/pokDeng/pokDeng.ts')).pokDengBoard as unknown as AnyBoard,
  'pokdeng-room-1': async () =>
    (await import('../boards/pokDeng/roomBoard.ts')).pokDengRoomBoard as unknown as AnyBoard,
  'plinko-1': async () => (await import('../boards/plinko/plinko.ts')).plinkoBoard as unknown as AnyBoard,
  'hilo-1': async () => (await import('../boards/hilo/hilo.ts')).hiloBoard as unknown as AnyBoard,
  'roulette-1': async () => (await import('../boards/roulette/roulette.ts')).rouletteBoard as unknown as AnyBoard,
  'flip-1': async () => (await import('../boards/flip/flip.ts')).flipBoard as unknown as AnyBoard,
  'dragon-1': async () => (await import('../boards/dragon/dragon.ts')).dragonBoard as unknown as AnyBoard,
  'sicbo-1': async () => (await import('../boards/sicbo/sicbo.ts')).sicboBoard as unknown as AnyBoard,
  'dice-1': async () => (await import('../boards/dice/dice.ts')).diceBoard as unknown as AnyBoard,
  'fish-1': async () => (await import('../boards/fish/fish.ts')).fishBoard as unknown as AnyBoard,
};

const loadLottery = async (rules: string) =>
  (await import('../boards/lottery/lottery.ts')).lotteryBoard(rules) as unknown as AnyBoard;

export async function loadBoard(rules: string): Promise<OneBoard> {
  const load = boards[rules] ?? (lotteries.has(rules) ? () => loadLottery(rules) : undefined);
  if (load === undefined) throw new Error(`there is no board for ${rules}`);
  return (await load()) as unknown as OneBoard;
}
