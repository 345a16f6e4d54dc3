import { build, type Rolldown } from 'vite';

/** The scripts that a page of one module is made of, built as for players and written nowhere. */
export async function buildAside(input: string): Promise<readonly string[]> {
  const { NODE_ENV } = process.env;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rollupOptions: { input } },
  });
  // Vite leaves `production` behind, and the servers of the benches that follow would have no demo accounts.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk')
    .map(({ code }) => code);
}
