import type { Aim, Shot } from '../../../../engines/board/fish.ts';
import { FISH_IDS } from '../../../../engines/board/fishKinds.ts';
import type { Fired } from './gun.setup.ts';

/** The shots of a round as its choice: each target once. */
export const aimsOf = (fired: readonly Fired[]): readonly Aim[] =>
  FISH_IDS.map((fish) => ({ fish, count: fired.filter((shot) => shot.fish === fish).length })).filter(
    ({ count }) => count > 0,
  );

/** What became of each shot: those at one target in the order in which they were fired. */
export function resultsOf(fired: readonly Fired[], shots: readonly Shot[]) {
  const left = [...shots];
  return fired.flatMap(({ id, fish }) => {
    const at = left.findIndex((shot) => shot.fish === fish);
    const [shot] = at < 0 ? [] : left.splice(at, 1);
    return shot === undefined ? [] : [{ id, shot }];
  });
}
