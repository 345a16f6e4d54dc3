import { setPriority } from 'node:os';
import { failureOf } from '../src/api/failure.ts';
import { type Attack, type AttackName, attacks, type Place, prepare } from './attacks.ts';

/** What the bench tells this process: the servers, then each attack by name, then its end. */
export type AttackOrder =
  | { readonly kind: 'prepare'; readonly url: string; readonly games: string }
  | { readonly kind: 'attack'; readonly name: AttackName }
  | { readonly kind: 'stop' };

/** What it answers. */
export type AttackAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'attacking' }
  | { readonly kind: 'stopped'; readonly broken: number };

/** Attackers bring their own cores; here they take what measuring and server leave. */
const NICE = 10;

/** Keeps this many calls under way; `stop` returns the number of broken answers. */
function startAttack(
  place: Place,
  { atATime, call }: { readonly atATime: number; readonly call: Attack },
): { readonly stop: () => Promise<number> } {
  let isOver = false;
  let sent = 0;
  let broken = 0;
  const lane = async () => {
    while (!isOver) {
      sent += 1;
      const answer = await call(place, sent).catch((error: unknown) => failureOf(error));
      const isBroken =
        answer instanceof Response
          ? answer.status >= 500
          : (answer as { kind?: string } | undefined)?.kind === 'broken';
      if (isBroken) broken += 1;
    }
  };
  const lanes = Array.from({ length: atATime }, lane);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(lanes);
      return broken;
    },
  };
}

const answer = (one: AttackAnswer): void => void process.send?.(one);

setPriority(NICE);
let place: Place | null = null;
let attack: ReturnType<typeof startAttack> | null = null;
process.on('message', async (order: AttackOrder) => {
  switch (order.kind) {
    case 'prepare':
      place = await prepare(order.url, order.games);
      return answer({ kind: 'ready' });
    case 'attack':
      if (place === null) throw new Error('The attack comes before its place.');
      attack = startAttack(place, attacks[order.name]);
      return answer({ kind: 'attacking' });
    case 'stop':
      return answer({ kind: 'stopped', broken: (await attack?.stop()) ?? 0 });
  }
});
