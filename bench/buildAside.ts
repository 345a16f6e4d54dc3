import { build } from 'vite';

/** The scripts that a page of one module is made of, built as for players and written nowhere. */
export const buildAside = async (input: string): Promise<readonly string[]> => [...(await filesAside(input)).values()];

/** The same by their names, the entry first, with the workers that they start. */
export async function filesAside(input: string): Promise<ReadonlyMap<string, string>> {
  const { NODE_ENV } = process.env;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rollupOptions: { input } },
    worker: { format: 'es' },
  });
  // Vite leaves `production` behind, and the servers of the benches that follow would have no demo accounts.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(
    outputs
      .filter(({ fileName }) => fileName.endsWith('.js'))
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}
