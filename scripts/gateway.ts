import { orExplain } from './orExplain.ts';
import { readEnvFile } from './readEnvFile.ts';

/** `npm run gateway [FILE]`: the reference payment gateway, with the variables of a file. */
await orExplain(async () => {
  readEnvFile();
  await import('../gateway/main.ts');
});
