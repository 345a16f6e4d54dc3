import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generatedFiles.ts';

for (const { path, make } of generatedFiles) {
  writeFileSync(path, make());
  console.log(`wrote ${path}`);
}
