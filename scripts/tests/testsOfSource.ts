import { basename } from 'node:path/posix';
import { foldersBelow } from '../areas.ts';
import type { SourceTree } from './sourceTree.ts';

/** Sources of one kind, and where the tests of the same name stand. */
interface Mirror {
  readonly sources: string;
  readonly tests: readonly string[];
}

/** Which tests answer for which sources, by folder or name; the first that fits. Imports decide what no name does. */
const MIRRORS: readonly Mirror[] = [
  { sources: 'src/machines/', tests: ['tests/machines/', 'tests/ui/', 'tests/model/'] },
  { sources: 'src/ui/', tests: ['tests/ui/', 'tests/model/'] },
  { sources: 'src/api/contract/rules/', tests: ['tests/api/rules/', 'tests/server/'] },
  { sources: 'src/api/contract/', tests: ['tests/api/', 'tests/server/'] },
  { sources: 'src/api/', tests: ['tests/api/'] },
  { sources: 'src/routes/', tests: ['tests/routes/'] },
  { sources: 'src/console/', tests: ['tests/console/'] },
  { sources: 'src/inspection/', tests: ['tests/inspection/'] },
  { sources: 'src/qa/', tests: ['tests/qa/'] },
  { sources: 'server/', tests: ['tests/server/'] },
  { sources: 'provider/', tests: ['tests/provider/'] },
  { sources: 'conform/', tests: ['tests/conform/'] },
  { sources: 'scripts/', tests: ['tests/scripts/'] },
];

/** What answers for a source besides: because all of its kind come together there, or because it runs in a process. */
const BESIDES: readonly Mirror[] = [
  { sources: 'src/machines/', tests: ['tests/machines/actors.test.ts'] },
  { sources: 'src/api/contract/', tests: ['tests/api/contract.test.ts'] },
  { sources: 'server/database/', tests: ['tests/server/money/ledger.test.ts', 'tests/server/desk/desk.test.ts'] },
  { sources: 'server/account/registration/', tests: ['tests/server/account/phoneProof.test.ts'] },
  { sources: 'server/startServer.ts', tests: ['tests/server/process.test.ts'] },
  { sources: 'provider/health/', tests: ['tests/provider/supervised.test.ts', 'tests/provider/staysUp.test.ts'] },
];

/** A file that more tests import belongs to none of them. */
const MOST_IMPORTERS = 12;

/** Simulations play everything for minutes: they answer for nothing in particular. */
export const isTest = (path: string): boolean => /^tests\/(?!(?:browser|simulation)\/).*\.test\.tsx?$/.test(path);

/** A test of every transition of a flow. */
export const isWalk = (path: string): boolean => path.startsWith('tests/model/');

const few = (tests: readonly string[]): readonly string[] => (tests.length > MOST_IMPORTERS ? [] : tests);

export interface Answers {
  /** Tests that import the file, themselves or through a file beside them. */
  importing: (path: string) => readonly string[];
  /** Tests of the name of the file, then those that import it, then those of its folder. */
  near: (path: string) => readonly string[];
  /** Those, and the tests near what imports the file: one import further, or as many as it takes to find any. */
  wide: (path: string) => readonly string[];
}

export function answersIn(tree: SourceTree): Answers {
  const tests = tree.files.filter(isTest);
  const testsOf = testImports(tree, tests);
  const sources = tree.files.filter((path) => !isTest(path));
  const importersOf = inverse(sources.map((path) => [path, tree.importsOf(path)]));
  const byName = tests.map((test) => ({ test, words: wordsOf(nameOf(test)) }));
  const mirrored = new Map(
    MIRRORS.map((mirror) => [
      mirror,
      byName.filter(({ test }) => mirror.tests.some((folder) => test.startsWith(folder))),
    ]),
  );
  const folderTests = new Map(MIRRORS.map((mirror) => [mirror, testsByFolder(tree, mirror, tests)]));

  const importing = (path: string): readonly string[] => testsOf.get(path) ?? [];
  const near = kept((path: string): readonly string[] => {
    const direct = few(importing(path));
    const mirror = MIRRORS.find(({ sources }) => path.startsWith(sources));
    if (mirror === undefined) return direct;
    const byFolder = folderTests.get(mirror);
    const folders = foldersBelow(mirror.sources, path).toReversed();
    const named = folders.map((folder) => byFolder?.get(folder) ?? []).find(({ length }) => length > 0) ?? [];
    const name = wordsOf(nameOf(path));
    const mine = (mirrored.get(mirror) ?? []).filter(({ words }) => startsWith(name, words)).map(({ test }) => test);
    const own = new Set([...mine, ...named]);
    // A walk of another flow takes long, and looks at something else.
    const others = own.size > 0 ? direct.filter((test) => !isWalk(test)) : direct;
    const besides = BESIDES.filter(({ sources }) => path.startsWith(sources)).flatMap((line) => line.tests);
    return [...new Set([...mine, ...others, ...named, ...besides])];
  });
  const wide = (path: string): readonly string[] => {
    const found = new Set([...near(path), ...few(importing(path))]);
    const seen = new Set([path]);
    let level: readonly string[] = [path];
    do {
      level = level.flatMap((one) => importersOf.get(one) ?? []).filter((one) => !seen.has(one));
      for (const one of level) seen.add(one);
      for (const test of level.flatMap(near)) found.add(test);
    } while (found.size === 0 && level.length > 0);
    return found.size > 0 ? [...found] : [...new Set([...seen].flatMap(importing))];
  };
  return { importing, near, wide };
}

/** Tests by what they import, themselves or through a file beside them. */
function testImports({ importsOf }: SourceTree, tests: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const reachOf = (test: string): readonly string[] => {
    const folder = test.slice(0, test.lastIndexOf('/') + 1);
    const reach = new Set(importsOf(test));
    for (const path of reach) if (path.startsWith(folder)) for (const more of importsOf(path)) reach.add(more);
    return [...reach];
  };
  return inverse(tests.map((test) => [test, reachOf(test)]));
}

function inverse(edges: readonly (readonly [string, readonly string[]])[]): ReadonlyMap<string, readonly string[]> {
  const from = new Map<string, string[]>();
  for (const [source, targets] of edges) {
    for (const target of targets) from.set(target, [...(from.get(target) ?? []), source]);
  }
  return from;
}

/** Tests in folders of the name, and tests beside all such folders whose name begins with it. */
function testsByFolder(
  { files }: SourceTree,
  { sources, tests: folders }: Mirror,
  tests: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const inside = files.filter((path) => path.startsWith(sources));
  const names = new Set(inside.flatMap((path) => foldersBelow(sources, path)));
  const found = new Map<string, string[]>();
  for (const folder of folders) {
    for (const test of tests.filter((path) => path.startsWith(folder))) {
      const parts = foldersBelow(folder, test);
      const owners = parts.length > 0 ? parts.filter((part) => names.has(part)) : ownersOf(test, names);
      for (const owner of owners) found.set(owner, [...(found.get(owner) ?? []), test]);
    }
  }
  return found;
}

/** `deskMoney.test.ts` belongs to `desk`, `lineTransfer.test.ts` to `lineTransfer` and not to `line`. */
function ownersOf(test: string, names: ReadonlySet<string>): readonly string[] {
  const words = wordsOf(nameOf(test));
  const fitting = [...names].filter((name) => startsWith(words, wordsOf(name)));
  const most = Math.max(...fitting.map((name) => wordsOf(name).length));
  return fitting.filter((name) => wordsOf(name).length === most);
}

const nameOf = (path: string): string => basename(path).split('.')[0] ?? '';
/** `rollUps` and `rollUp` are the same words. */
const wordsOf = (name: string): readonly string[] =>
  name.split(/(?=[A-Z])/).map((word) => word.toLowerCase().replace(/s$/, ''));
const startsWith = (words: readonly string[], first: readonly string[]): boolean =>
  first.every((word, index) => words[index] === word);

function kept<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
