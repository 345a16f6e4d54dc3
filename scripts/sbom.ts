import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** `npm run sbom`: what is shipped, as CycloneDX, in `sbom.json`. */
const options = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const { stdout, status } = spawnSync('npm', options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
if (status === 0) {
  writeFileSync('sbom.json', stdout);
  console.log(`sbom.json names ${JSON.parse(stdout).components.length} packages.`);
}
process.exitCode = status ?? 1;
