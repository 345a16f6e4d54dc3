import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of the console, to be served or put on any host. */
export const folder = fileURLToPath(new URL('./window', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Answers with the file at a path below the folder; says whether there is one. */
export function answerFile(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const file = join(folder, pathIn(path));
  if (!file.startsWith(folder + sep) || !isFile(file)) return false;
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
  return true;
}

function pathIn(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.endsWith('/') || decoded === '' ? `${decoded}index.html` : decoded;
  } catch {
    return '';
  }
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
