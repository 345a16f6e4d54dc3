import { build, type InlineConfig, type Rolldown } from 'vite';

/** Builds with nothing but what is given, and leaves the environment as it was. */
export async function bundle(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const { NODE_ENV } = process.env;
  const built = await build({ configFile: false, logLevel: 'error', mode: 'production', publicDir: false, ...config });
  // Vite's build sets it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return ([built].flat()[0] as Rolldown.RolldownOutput).output;
}
