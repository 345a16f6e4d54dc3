import { writeSteer } from './packages/bundleSteer.ts';
import { writeConsole } from './packages/writeConsole.ts';

/** `npm run packages` builds what is in `packages`; with a name, that one alone. */
const PACKAGES: Readonly<Record<string, () => Promise<void>>> = { steer: writeSteer, console: writeConsole };

const wanted = process.argv.slice(2);
for (const [name, write] of Object.entries(PACKAGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await write();
  // What `npm pack` prints is read by others.
  console.error(`wrote packages/${name}/dist`);
}
