import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** Named before any rule: what the kit says counts more than what every element starts with. */
const LAYERS = '@layer tokens,base,kit;';

/** The modules and the files that a build in this mode is made of, from the top of the project. */
async function madeIn(mode: string, configFile = 'vite.config.ts') {
  const built = await build({ mode, configFile, logLevel: 'error', build: { write: false } });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const modules = files
    .filter((chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk')
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => id.replace(`${process.cwd()}/`, ''));
  /** Address of the file that holds a module. */
  const fileOf = (module: string) =>
    `/${files.find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.includes(module)))?.fileName}`;
  const worker = files.find(({ fileName }) => fileName === 'worker.js');
  const core = /^const CORE = (\[.*?\]);/.exec(worker?.type === 'asset' ? String(worker.source) : '')?.[1] ?? '[]';
  const sheets = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source).slice(0, LAYERS.length)] : [],
  );
  return {
    modules,
    sheets,
    files: files.map(({ fileName }) => fileName),
    fileOf,
    core: JSON.parse(core) as readonly string[],
  };
}

const ofTheConsole = (id: string): boolean => /^src\/(console|qa|inspection)\//.test(id);
/** The page at /console, and the letters that only the console uses. */
const ofItsWindow = (file: string): boolean => /console|ibm-plex/.test(file);

const GAMES = 'provider/vite.config.ts';
const ofTheAdapter = (id: string): boolean => /^(packages|src)\//.test(id) || id === 'provider/page/shell/steering.ts';

it('leaves the adapter of the console out of the games of players, and puts it into those for QA', async () => {
  const { NODE_ENV } = process.env;
  const [players, qa] = [await madeIn('production', GAMES), await madeIn('qa', GAMES)];
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  expect(players.modules).toContain('provider/page/slot/stage.ts');
  expect(players.modules.filter(ofTheAdapter)).toEqual([]);
  expect(qa.modules).toContain('packages/steer/src/steer.ts');
  expect(qa.modules).toContain('provider/page/shell/steering.ts');
}, 120_000);

it('leaves the console out of builds for players and operators, and puts it in QA builds', async () => {
  const { NODE_ENV } = process.env;
  const [players, operators] = [await madeIn('production'), await madeIn('desk')];
  const [qa, desk] = [await madeIn('qa'), await madeIn('desk-qa')];
  // Vite leaves its own behind.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  expect(players.modules).toContain('src/main.tsx');
  expect(players.modules.filter(ofTheConsole)).toEqual([]);
  expect(players.files.filter(ofItsWindow)).toEqual([]);
  // What the service worker keeps opens a page without a network, after an update too.
  const needed = ['src/main.tsx', 'src/ui/frame.ts', '/react-dom-client.'].map(players.fileOf);
  expect(players.core).toEqual(expect.arrayContaining(['/', ...needed]));
  expect(players.core.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  expect([players.sheets, operators.sheets, desk.sheets]).toEqual([[LAYERS], [LAYERS], [LAYERS]]);
  expect(operators.modules).toContain('src/desk.tsx');
  expect(operators.modules.filter(ofTheConsole)).toEqual([]);
  expect(qa.modules).toContain('src/console/panels/ConsoleView.tsx');
  expect(qa.modules).toContain('src/qa/openConsole.ts');
  expect(desk.modules).toContain('src/console/panels/ConsoleView.tsx');
  expect(desk.modules).toContain('src/qa/openConsole.ts');
  expect(qa.modules).toContain('src/console/window/WindowView.tsx');
  expect(qa.files).toContain('console.html');
  expect(qa.files.filter((file) => /ibm-plex.*woff2$/.test(file))).toHaveLength(6);
}, 120_000);
