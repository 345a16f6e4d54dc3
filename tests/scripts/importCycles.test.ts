import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importCycles } from '../../scripts/importCycles.ts';

/** The circular imports among files of these texts. */
function cyclesOf(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-cycles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return importCycles([`${folder}/*.ts`]).map((cycle) => cycle.replaceAll(`${folder}/`, ''));
}

it('finds files that import each other, by types too', () => {
  const files = {
    'a.ts': "import type { B } from './b.ts';\nexport interface A { readonly b: B }\n",
    'b.ts': "import { c } from './c.ts';\nexport type B = typeof c;\n",
    'c.ts': "import type { A } from './a.ts';\nexport const c = (a: A) => a;\n",
    'd.ts': "import type { A } from './a.ts';\nexport const d = (a: A) => a;\n",
  };
  expect(cyclesOf(files)).toEqual(['a.ts ↔ b.ts ↔ c.ts']);
});

it('lets a dynamic import lead back', () => {
  const files = {
    'a.ts': "export const load = () => import('./b.ts');\n",
    'b.ts': "import { load } from './a.ts';\nexport const b = load;\n",
  };
  expect(cyclesOf(files)).toEqual([]);
});
