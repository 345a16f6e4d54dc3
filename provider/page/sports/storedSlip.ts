import { storedSlip } from './schema.ts';
import type { SportsContext, Stored } from './sportsContext.ts';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The slip of a book, kept by the frame so that a reload does not lose it. */
export function keepSlip(store: () => Store, gameId: string) {
  const key = `sports.slip.${gameId}`;
  let written = '';
  return {
    read: (): Stored | null => {
      try {
        const read = storedSlip.safeParse(JSON.parse(store().getItem(key) ?? 'null'));
        return read.success ? (read.data as Stored) : null;
      } catch {
        return null;
      }
    },
    write: ({ picks, kind, stake, accept, pending }: SportsContext) => {
      const text = JSON.stringify({ picks, kind, stake, accept, pending });
      if (text === written) return;
      written = text;
      try {
        store().setItem(key, text);
      } catch {
        // A browser may forbid storage in frames; then the slip lasts as long as its page.
      }
    },
  };
}
