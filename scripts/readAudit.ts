import * as z from 'zod';

const report = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** What `npm audit --json` found, for people, and the exit status of the command. */
export function readAudit(json: string): { readonly text: string; readonly status: 0 | 1 } {
  const found = report.safeParse(parsed(json));
  if (!found.success) {
    return {
      text: 'Nothing was checked: the registry in use answers no audits. Ask another one (npm config).',
      status: 0,
    };
  }
  const lines = Object.entries(found.data.vulnerabilities).map(
    ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
  );
  if (lines.length === 0) return { text: 'No known vulnerabilities in what is shipped.', status: 0 };
  return { text: lines.join('\n'), status: 1 };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
