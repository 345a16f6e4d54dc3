import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { game } from '../../../server/database/schema.ts';
import { catalogOf } from '../../../server/play/game/catalog.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { isPostgresThere } from '../../support/testDatabase.ts';

const ID = 'lantern-night';

const artOf = async ({ fetch, baseURL }: Reference): Promise<number> =>
  (await fetch(`${baseURL}/art/games/${ID}.svg?v=1`)).status;

// A game that was taken over at one server is asked for at the other at once: home lists it there.
it.skipIf(!(await isPostgresThere()))(
  '[GAME-13] a server knows a game that another one has just added, and asks once a second for what nobody has',
  async () => {
    const server = await startReference({ database: 'postgresql' });
    onTestFinished(() => server.close());
    const other = await server.beside();
    onTestFinished(() => other.close());
    const show = (enabled: boolean) => server.db.update(game).set({ enabled }).where(eq(game.id, ID));
    await show(false);
    expect(await artOf(other)).toBe(404);
    await show(true);
    // It has just looked.
    expect(await artOf(other)).toBe(404);
    other.advance(1_000);
    expect(await artOf(other)).toBe(200);
    // What it has stays for ten seconds.
    await show(false);
    other.advance(9_000);
    expect((await catalogOf(other.deps)).byId.has(ID)).toBe(true);
    other.advance(1_000);
    expect(await artOf(other)).toBe(404);
  },
);
