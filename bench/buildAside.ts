import { build } from 'vite';

/** Builds a page of one module in memory, as for players, and returns its scripts. */
export const buildAside = async (input: string): Promise<readonly string[]> => [...(await filesAside(input)).values()];

/** The same by file name, entry first, including workers. */
export async function filesAside(input: string): Promise<ReadonlyMap<string, string>> {
  const { NODE_ENV } = process.env;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rollupOptions: { input } },
    worker: { format: 'es' },
  });
  // Vite sets `production`, which would deprive later benches of demo accounts.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(
    outputs
      .filter(({ fileName }) => fileName.endsWith('.js'))
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}
