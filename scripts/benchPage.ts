/** What one bench measured. */
export interface Measured {
  readonly bench: string;
  /** When and where, as `2026-11-29, 2 cores (AMD EPYC), Node 24.21.0`. */
  readonly taken: string;
  /** Heading and figures, as `figureRows` gives them. */
  readonly rows: readonly (readonly string[])[];
}

const HEAD = `# Benchmarks

\`npm run bench\` measures all, \`npm run bench -- NAME\` one; either writes the sections of what it has measured, and each section says when and where that was. Load and server share the cores. A ratio is the figure divided by a baseline measured in the same run, which makes it comparable across machines.
`;

/**
 * The page with the sections of what was measured in place of the old ones. The others stay as they were, with their
 * dates; those of benches that are gone go.
 */
export function benchPage(page: string, benches: readonly string[], measured: readonly Measured[]): string {
  const sections = new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), `## ${section.trimEnd()}\n`]),
  );
  for (const one of measured) sections.set(one.bench, sectionOf(one));
  return [HEAD, ...benches.flatMap((bench) => sections.get(bench) ?? [])].join('\n');
}

function sectionOf({ bench, taken, rows }: Measured): string {
  const [head = '', ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [`## ${bench}`, '', `${taken}.`, '', head, '|---|--:|--:|---|--:|---|', ...body, ''].join('\n');
}
