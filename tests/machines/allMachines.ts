import { machinesIn } from '../../src/machines/page/exported.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/machines/**/*.machine.ts', {
  eager: true,
});

/** Every machine that a file of the site exports. */
export const allMachines = Object.values(files).flatMap(machinesIn);
