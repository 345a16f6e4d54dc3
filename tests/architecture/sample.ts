import { parseSync } from 'vite';

/** A file as a rule sees it, for showing that the rule can fail. */
export const sample = (text: string, path = 'src/ui/sample/Sample.tsx') => ({
  path,
  text,
  program: parseSync(path, text).program,
});
