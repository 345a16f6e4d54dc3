import { runOrExit } from './run.ts';

runOrExit('vitest', ['run', '--project', 'unit', '--reporter', 'verbose', 'tests/model', ...process.argv.slice(2)]);
