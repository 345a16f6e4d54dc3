import { spawnSync } from 'node:child_process';
import { readAudit } from './readAudit.ts';

/** `npm run audit`: known vulnerabilities of what is shipped. A registry that answers no audits is no failure. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { text, status } = readAudit(stdout);
console.log(text);
process.exitCode = status;
