import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { readTestTitles, type TestTitle } from './testTitles.ts';

const ledgerSchema = z.array(
  z.object({
    area: z.string(),
    title: z.string(),
    requirements: z.array(z.object({ id: z.string(), line: z.string(), section: z.string() })),
  }),
);
export type Ledger = z.infer<typeof ledgerSchema>;

export const readLedger = (): Ledger =>
  ledgerSchema.parse(JSON.parse(readFileSync('docs/requirements/ledger.json', 'utf8')));

/** The requirements page of this project. Throws for an unknown requirement in a title. */
export const makeRequirementsPage = (): string => requirementsPage(readLedger(), readTestTitles());

/** Each requirement with its tests, and a count at the top. Throws on an unknown id. */
export function requirementsPage(ledger: Ledger, titles: readonly TestTitle[]): string {
  const shown = new Map<string, TestTitle[]>();
  for (const title of titles) for (const id of title.ids) shown.set(id, [...(shown.get(id) ?? []), title]);

  const known = new Set(ledger.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  const unknown = titles.filter(({ ids }) => ids.some((id) => !known.has(id)));
  if (unknown.length > 0) {
    throw new Error(
      `test titles name requirements that docs/requirements/ledger.json does not have:\n${unknown.map(({ path, title }) => `  ${path}: ${title}`).join('\n')}`,
    );
  }

  const countOf = (requirements: Ledger[number]['requirements']) =>
    requirements.filter(({ id }) => shown.has(id)).length;
  const all = ledger.flatMap(({ requirements }) => requirements);
  return [
    '# Requirements',
    '',
    `**${countOf(all)} of ${all.length}** requirements are shown by a test that names them in its title.`,
    '',
    'Made by `npm run generate` from `docs/requirements/ledger.json` and the titles of the tests; do not edit. § is the section of the specification.',
    '',
    '| Area | | Shown | Of |',
    '|---|---|--:|--:|',
    ...ledger.map(
      ({ area, title, requirements }) => `| ${area} | ${title} | ${countOf(requirements)} | ${requirements.length} |`,
    ),
    ...ledger.flatMap(({ area, title, requirements }) => [
      '',
      `## ${area}: ${title}`,
      '',
      '| ID | Requirement | § | Shown by |',
      '|---|---|---|---|',
      ...requirements.map(({ id, line, section }) => {
        const tests = (shown.get(id) ?? []).map(linkOf);
        return `| ${id} | ${cell(line)} | ${section} | ${[...new Set(tests)].join('<br>')} |`;
      }),
    ]),
    '',
  ].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');

const linkOf = ({ path, title }: TestTitle) =>
  `[${path.replace(/^tests\//, '')}](../${path}): ${cell(title.replaceAll(/\[[A-Z]+-\d+\]\s*/g, '').trim())}`;
