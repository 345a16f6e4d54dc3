import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathsIn } from './projectPaths.ts';

/** Begins a text that stands in English until somebody has written it in its language. */
export const UNWRITTEN = '[to be written] ';

const MARKED = new RegExp(`(\\w+):\\s*['"\`]${UNWRITTEN.replaceAll(/[[\]]/g, '\\$&')}`, 'g');

/** Texts that are still to be written, as `centre.vi.ts: menu_cashback`. They refuse to ship. */
export const unwrittenTexts = (): readonly string[] =>
  pathsIn('src/ui/copy/*.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(MARKED)].map(([, key]) => `${basename(path)}: ${key}`),
  );
