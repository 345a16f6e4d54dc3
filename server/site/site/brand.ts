import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ConfigError } from '../configError.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #0c0f14');
const dayAndNight = z.strictObject({ day: colour, night: colour });
const picture = z.string().regex(/^\/[\w./-]+$/, 'must be a path of this site');
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be the name of a token without its dashes');

/** A brand's configuration; the build is the same for all. Patterns prevent injection into CSS or HTML. */
const brand = z.strictObject({
  name: z.string().regex(/^[^<>"&\\]{1,40}$/, 'must be 1 to 40 characters without <, >, ", & and \\'),
  /** One colour, used as a mask; a whole svg element with single quotes. */
  mark: z.string().regex(/^<svg [^"\\]*<\/svg>$/, "must be an svg element that quotes with '"),
  hero: z.strictObject({ day: picture, night: picture }),
  themeColor: dayAndNight,
  /** Overrides of the site's tokens. */
  tokens: z.record(name, dayAndNight),
  /** In px. */
  corners: z.strictObject({ r1: z.number(), r2: z.number(), r3: z.number(), r4: z.number() }),
});
export type Brand = z.output<typeof brand>;

/**
 * Loads a brand from its file.
 * @throws {ConfigError} when it is missing or invalid.
 */
export async function readBrand(id: string, folder: string): Promise<Brand> {
  const path = join(folder, `${id}.json`);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ConfigError(`BRAND is ${id}, but there is no brands/${id}.json. Add the file, or name another.`);
  });
  const read = brand.safeParse(parsed(text));
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${issue.path.join('.') || 'the file'} ${issue.message}`);
  throw new ConfigError(`brands/${id}.json: ${faults.join('; ')}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
