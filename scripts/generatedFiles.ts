import { makeApiPage } from './apiPage.ts';
import { makeRequirementsPage } from './requirementsPage.ts';

export interface GeneratedFile {
  readonly path: string;
  readonly make: () => string;
}

/** What is made from what the project says elsewhere. `npm run generate` writes it, `npm run check` compares it. */
export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'docs/api.md', make: makeApiPage },
  { path: 'docs/requirements.md', make: makeRequirementsPage },
];
