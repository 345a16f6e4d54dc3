import { type Coverage, type MachineCoverage, mergeCoverage } from '../../inspection/coverage.ts';
import { createStore } from './store.ts';

/** What browser sessions saw, and whether tests or people drove them. Tests leave such files, and so does the console. */
export interface CoverageFile {
  readonly by: 'robots' | 'people';
  readonly coverage: Coverage;
}

export interface NamedFile extends CoverageFile {
  readonly name: string;
}

/** What others than this session have covered. */
export interface Others {
  readonly tests: Coverage;
  readonly people: Coverage;
}

/** The coverage files that somebody has brought in. */
export interface CoverageFiles {
  /** In the order in which they came; a new array after each change. */
  read(): readonly NamedFile[];
  /** All of them together. */
  others(): Others;
  /** One of the same name is replaced. Throws where the text is no coverage file, in words for people. */
  add(name: string, text: string): void;
  clear(): void;
  /** Hears of every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export function createCoverageFiles(): CoverageFiles {
  const store = createStore<{ readonly files: readonly NamedFile[]; readonly others: Others }>(NONE);
  const keep = (files: readonly NamedFile[]): void => store.set({ files, others: othersIn(files) });
  return {
    read: () => store.read().files,
    others: () => store.read().others,
    add: (name, text) => {
      const file = { ...parseCoverageFile(text), name };
      keep([...store.read().files.filter((one) => one.name !== name), file]);
    },
    clear: () => store.set(NONE),
    subscribe: store.subscribe,
  };
}

const NONE = { files: [], others: { tests: {}, people: {} } };

function othersIn(files: readonly CoverageFile[]): Others {
  const by = (who: CoverageFile['by']): Coverage =>
    mergeCoverage(files.filter((file) => file.by === who).map(({ coverage }) => coverage));
  return { tests: by('robots'), people: by('people') };
}

/** A coverage file as text, for people. */
export const coverageFileOf = (coverage: Coverage): string =>
  JSON.stringify({ by: 'people', coverage } satisfies CoverageFile);

/** Reads a coverage file; an older one knows nothing of guards. Throws where it is none, in words that go on after its name: `is no JSON`. */
export function parseCoverageFile(text: string): CoverageFile {
  const read = jsonIn(text);
  if (!isRecord(read) || !isRecord(read.coverage)) throw new Error('is no coverage file: it has no part "coverage".');
  const { by, coverage } = read;
  if (by !== 'robots' && by !== 'people') {
    throw new Error('is no coverage file: its part "by" is neither "robots" nor "people".');
  }
  const machines = Object.entries(coverage).map(([id, machine]): [string, MachineCoverage] => {
    const whole = isRecord(machine) ? { guards: {}, ...machine } : machine;
    if (!isMachineCoverage(whole)) throw new Error(`is broken: what it says of the machine "${id}" cannot be read.`);
    return [id, whole];
  });
  return { by, coverage: Object.fromEntries(machines) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('is no JSON.');
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMachineCoverage = (value: unknown): value is MachineCoverage =>
  isRecord(value) &&
  Array.isArray(value.transitions) &&
  value.transitions.every((id) => typeof id === 'string') &&
  [value.taken, value.pairs, value.ignored, value.guards].every(isCounts);

const isCounts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((times) => typeof times === 'number' && times >= 0);
