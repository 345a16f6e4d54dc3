import { globSync, readFileSync } from 'node:fs';

/** Name, version, licence and its text, of each package that these modules come from. */
export function noticesOf(modules: readonly string[]): string {
  const names = new Set(modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []));
  return [...names]
    .toSorted()
    .map(noticeOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(name: string): string {
  const folder = `node_modules/${name}`;
  const { version, license, repository } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const [file] = globSync(`${folder}/{LICEN[SC]E,licen[sc]e,OFL}*`);
  const source = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const text = file === undefined ? '' : `\n${readFileSync(file, 'utf8').trim()}\n`;
  return `${name} ${version}\nLicence: ${license}\nSource: ${source}\n${text}`;
}
