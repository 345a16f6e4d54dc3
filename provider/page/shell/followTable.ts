import { SIGN_OF_LIFE_MS } from '../../crash/times.ts';
import { followStream } from './eventStream.ts';

/** What the line to a shared table says. */
export interface TableLine<V> {
  readonly pushed: (table: V) => void;
  readonly lost: () => void;
}

/**
 * Listens until it is stopped or the line is lost. A line that is silent for too long is lost.
 * @param told the provider's clock, ms
 */
export const followTable = <V extends { readonly now: number }>(
  path: string,
  bearer: string,
  told: (now: number) => void,
  line: TableLine<V>,
) =>
  followStream(path, bearer, SIGN_OF_LIFE_MS * 2, {
    heard: (event, data) => {
      const said = data as V;
      told(said.now);
      if (event === 'table') line.pushed(said);
    },
    lost: line.lost,
  });
