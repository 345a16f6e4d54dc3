import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';

const FOLDER = 'packages/steer';

/** The adapter as one module that imports nothing but XState, and its types. */
export async function bundleSteer(): Promise<{ readonly code: string; readonly types: string }> {
  const { NODE_ENV } = process.env;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${FOLDER}/src/steer.ts`, formats: ['es'] },
      rolldownOptions: { external: ['xstate'], output: { codeSplitting: false } },
    },
  });
  // Vite's build sets it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const [result] = [built].flat();
  const chunk = result !== undefined && 'output' in result ? result.output[0] : undefined;
  const types = readFileSync(`${FOLDER}/src/public.ts`, 'utf8');
  return {
    code: (chunk as Rolldown.OutputChunk).code,
    types: `${types}\nexport declare const steer: Steer;\nexport declare const steerActor: SteerActor;\n`,
  };
}

if (import.meta.main) {
  const { code, types } = await bundleSteer();
  mkdirSync(`${FOLDER}/dist`, { recursive: true });
  writeFileSync(`${FOLDER}/dist/steer.js`, code);
  writeFileSync(`${FOLDER}/dist/steer.d.ts`, types);
  console.log(`wrote ${FOLDER}/dist: ${Math.round(code.length / 1_000)} kB`);
}
