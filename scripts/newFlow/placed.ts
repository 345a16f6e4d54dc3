import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { pathsIn } from '../projectPaths.ts';
import type { NewFile } from './codeTemplates.ts';
import type { FlowNames } from './flowNames.ts';
import type { Insertion } from './insertions.ts';

const BY_AREA = ['src/machines', 'src/ui', 'src/api/contract', 'server', 'tests/model', 'tests/server'];

interface New {
  readonly files: readonly NewFile[];
  readonly insertions: readonly Insertion[];
}

/** What templates name without areas, with new files in their area and imports of the others as they stand. */
export function placed({ camel, area }: FlowNames, { files, insertions }: New): New {
  const own = new Map(files.map(({ path }) => [path, area === null ? path : inArea(path, camel, area)]));
  const placeOf = (path: string): string => own.get(path) ?? placeNow(path);
  const relinked = (path: string, text: string): string =>
    text.replace(/(?<=from '|import\(')\.{1,2}\/[^']+/g, (target) => {
      const link = relative(dirname(placeOf(path)), placeOf(join(dirname(path), target)));
      return link.startsWith('.') ? link : `./${link}`;
    });
  return {
    files: files.map(({ path, text }) => ({ path: placeOf(path), text: relinked(path, text) })),
    insertions: insertions.map(({ path, line, before }) => ({
      path: placeOf(path),
      line: relinked(path, line),
      before,
    })),
  };
}

/** `server/money/funds/fundsHandlers.ts` to `server/money/funds/fundsHandlers.ts`. */
function inArea(path: string, name: string, area: string): string {
  const folder = BY_AREA.find((one) => path.startsWith(`${one}/${name}/`) || path.startsWith(`${one}/${name}.`));
  return folder === undefined ? path : `${folder}/${area}${path.slice(folder.length)}`;
}

function placeNow(path: string): string {
  const folder = existsSync(path) ? undefined : BY_AREA.find((one) => path.startsWith(`${one}/`));
  return (folder && pathsIn(`${folder}/*${path.slice(folder.length)}`)[0]) ?? path;
}
