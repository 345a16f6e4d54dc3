import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** The modules that a build in this mode is made of, from the top of the project. */
async function modulesOf(mode: string): Promise<readonly string[]> {
  const built = await build({ mode, logLevel: 'error', build: { write: false } });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return chunks
    .filter((chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk')
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => id.replace(`${process.cwd()}/`, ''));
}

const ofTheConsole = (id: string): boolean => /^src\/(console|qa|inspection)\//.test(id);

it('has nothing of the console in a build for players, and all of it in one for QA', async () => {
  const { NODE_ENV } = process.env;
  const [players, qa] = [await modulesOf('production'), await modulesOf('qa')];
  // Vite leaves its own behind.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  expect(players).toContain('src/main.tsx');
  expect(players.filter(ofTheConsole)).toEqual([]);
  expect(qa).toContain('src/console/panels/ConsoleView.tsx');
  expect(qa).toContain('src/qa/openConsole.ts');
}, 60_000);
