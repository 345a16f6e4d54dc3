import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bundle } from './bundle.ts';

const FOLDER = 'packages/steer';

/** The files of `@statehouse/steer`, by their names: modules that import nothing but XState, and types. */
export async function bundleSteer(): Promise<ReadonlyMap<string, string>> {
  const output = await bundle({
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${FOLDER}/src/steer.ts`, formats: ['es'], fileName: 'steer' },
      rolldownOptions: {
        external: ['xstate'],
        // Schemas that nobody asks here: the console has read what it sends.
        treeshake: { manualPureFunctions: ['z'] },
        output: { minify: true, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const types = readFileSync(`${FOLDER}/src/public.ts`, 'utf8');
  return new Map([
    ...output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])),
    ['steer.d.ts', `${types}\nexport declare const steer: Steer;\nexport declare const steerActor: SteerActor;\n`],
  ]);
}

export async function writeSteer(): Promise<void> {
  const files = await bundleSteer();
  rmSync(`${FOLDER}/dist`, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/dist`, { recursive: true });
  for (const [name, text] of files) writeFileSync(`${FOLDER}/dist/${name}`, text);
}
