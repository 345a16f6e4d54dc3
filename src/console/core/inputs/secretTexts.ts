import type { AnyMachineSnapshot } from 'xstate';
import { isActive } from '../actorTree.ts';
import type { Mask } from '../mask.ts';
import type { Recorder } from '../recorder.ts';

/** A shorter secret would be found in words that have nothing to do with it, characters. */
const SHORTEST = 4;

/** Finds the secrets of the actors that run now, and hides them in texts. */
export const createHiding =
  ({ actors }: Pick<Recorder, 'actors'>, mask: Mask) =>
  (): ((text: string) => string) => {
    const secrets = new Set<string>();
    for (const { ref, machine } of actors.filter(isActive)) {
      const { context } = (machine === null ? {} : ref.getSnapshot()) as Partial<AnyMachineSnapshot>;
      if (context !== undefined) collect(context, mask(context), secrets);
    }
    return (text) => [...secrets].reduce((shown, secret) => shown.replaceAll(secret, '•'.repeat(secret.length)), text);
  };

/** The mask gives back the same object where it has hidden nothing. */
function collect(raw: unknown, masked: unknown, found: Set<string>): void {
  if (raw === masked) return;
  if (typeof raw === 'string' && raw.length >= SHORTEST) found.add(raw);
  if (typeof raw !== 'object' || raw === null || typeof masked !== 'object' || masked === null) return;
  if ('sessionId' in raw) return;
  for (const [name, part] of Object.entries(raw)) {
    collect(part, (masked as Readonly<Record<string, unknown>>)[name], found);
  }
}
