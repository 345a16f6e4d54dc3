import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The built site. */
const folder = process.argv[2] ?? 'dist';
const WORTH_IT = /\.(css|html|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Smaller files fit into one packet uncompressed. */
const LEAST_BYTES = 512;
const GZIP_LEVEL = 9;

/** Writes a brotli and a gzip copy of each file that shrinks; the server sends what the browser accepts. */
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const body = readFileSync(path);
  if (body.length < LEAST_BYTES) continue;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(body, quality));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: GZIP_LEVEL }));
}
