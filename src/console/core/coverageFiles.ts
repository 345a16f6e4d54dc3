import { type Coverage, type MachineCoverage, mergeCoverage } from '../../inspection/coverage.ts';
import { createStore } from './store.ts';

/** Coverage of browser sessions, by tests or people. Written by test runs and by the console. */
export interface CoverageFile {
  readonly by: 'robots' | 'people';
  readonly coverage: Coverage;
}

export interface NamedFile extends CoverageFile {
  readonly name: string;
}

/** Coverage from files. */
export interface Others {
  readonly tests: Coverage;
  readonly people: Coverage;
}

/** The added coverage files. */
export interface CoverageFiles {
  /** In the order added; a new array after each change. */
  read(): readonly NamedFile[];
  /** All of them merged. */
  others(): Others;
  /** Adds a file or replaces the one of that name. @throws Error with a readable message if invalid. */
  add(name: string, text: string): void;
  clear(): void;
  /** Notifies of changes. Returns an unsubscribe function. */
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

/** A coverage file of a person's session, as text. */
export const coverageFileOf = (coverage: Coverage): string =>
  JSON.stringify({ by: 'people', coverage } satisfies CoverageFile);

/** Parses a coverage file; older ones have no guards. @throws Error; its message continues the file name. */
export function parseCoverageFile(text: string): CoverageFile {
  const read = jsonIn(text);
  if (!isRecord(read) || !isRecord(read.coverage)) throw new Error('is not a coverage file: "coverage" is missing.');
  const { by, coverage } = read;
  if (by !== 'robots' && by !== 'people') {
    throw new Error('is not a coverage file: "by" is neither "robots" nor "people".');
  }
  const machines = Object.entries(coverage).map(([id, machine]): [string, MachineCoverage] => {
    const whole = isRecord(machine) ? { guards: {}, ...machine } : machine;
    if (!isMachineCoverage(whole)) throw new Error(`is not a valid coverage file: machine "${id}" cannot be read.`);
    return [id, whole];
  });
  return { by, coverage: Object.fromEntries(machines) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('is not valid JSON.');
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
