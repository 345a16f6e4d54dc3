import { describe, expect, it } from 'vitest';
import { screens } from '../../scripts/screens/screens.ts';
import { pages } from '../../src/routes/pages/pages.ts';

/** Pages that need an address of their own. */
const OTHERWISE: Readonly<Record<string, string>> = { lobby: '/rng', game: '/game/lantern-night' };

describe('pictures of all screens', () => {
  it('cover every registered page', () => {
    const taken = screens.map(({ at }) => at.split('?')[0]);
    const missing = [...pages.values()]
      .map(({ path }) => OTHERWISE[path] ?? `/${path}`)
      .filter((path) => !taken.includes(path));
    expect(missing).toEqual([]);
  });

  it('have a name of their own each', () => {
    const names = screens.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
