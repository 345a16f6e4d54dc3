import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from '../../src/routes/pages/pages.ts';

it('names the file that holds the code of each page', () => {
  const source = readFileSync('src/routes/pages/pages.ts', 'utf8');
  const loaded = [...source.matchAll(/path: '([^']+)',[\s\S]*?import\('\.\/(\w+)\.ts'\)/g)].map(([, path, file]) => ({
    path,
    file,
  }));
  expect(loaded).toEqual([...pages.values()].map(({ path, file }) => ({ path, file })));
});
