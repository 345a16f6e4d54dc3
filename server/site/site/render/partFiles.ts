import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite's manifest says of a module that has a file of its own. */
interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
  /** `site` is the entry, with all that it imports. */
  readonly name?: string;
}

/** The build's own list, which no visitor is sent. */
const ENTRY = 'site';
const MANIFEST = '.parts.json';

/** The files of a build. */
export interface PartFiles {
  /** Addresses of the files that hold these modules of the site, and what they import, beyond its entry. */
  readonly filesOf: (modules: readonly string[]) => readonly string[];
  /** Words that stand in these files and in the entry, the classes of what they draw among them. */
  readonly wordsIn: (files: readonly string[]) => readonly string[];
}

/** Reads which module is in which file of a build; without its list nothing is known to follow the entry. */
export function readPartFiles(dist: string): PartFiles {
  const manifest = readManifest(join(dist, MANIFEST));
  const reached = (name: string, into: Set<string>): Set<string> => {
    const entry = manifest[name];
    if (entry === undefined || into.has(entry.file)) return into;
    for (const imported of entry.imports ?? []) reached(imported, into);
    return into.add(entry.file);
  };
  const first = new Set<string>();
  for (const [key, entry] of Object.entries(manifest)) if (entry?.name === ENTRY) reached(key, first);
  const words = new Map<string, readonly string[]>();
  const wordsOf = (file: string): readonly string[] => {
    const known = words.get(file) ?? [...new Set(readFileSync(join(dist, file), 'utf8').match(/[\w-]+/g))];
    words.set(file, known);
    return known;
  };
  return {
    filesOf: (modules) => {
      const files = new Set<string>();
      for (const name of modules) reached(name, files);
      return [...files].filter((file) => !first.has(file)).map((file) => `/${file}`);
    },
    wordsIn: (files) => [...first, ...files].flatMap(wordsOf),
  };
}

function readManifest(file: string): Readonly<Record<string, Entry | undefined>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
