import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plantedFaults } from './faults.ts';

it.each(plantedFaults.map((fault) => [fault.what, fault] as const))('can be planted: %s', (_what, fault) => {
  const source = readFileSync(fault.file, 'utf8');
  expect(source.split(fault.right)).toHaveLength(2);
  expect(source.replace(fault.right, fault.wrong)).not.toBe(source);
});

it('are ten and more, in views and on the server, and none in a machine', () => {
  const folders = plantedFaults.map(({ file }) =>
    file
      .split('/')
      .slice(0, file.startsWith('src/') ? 2 : 1)
      .join('/'),
  );
  expect(plantedFaults.length).toBeGreaterThanOrEqual(10);
  expect([...new Set(folders)]).toEqual(['src/ui', 'server']);
});
