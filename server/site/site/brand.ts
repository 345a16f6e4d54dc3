import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ConfigError } from '../../configError.ts';
import { contrastFaults, isSiteColour } from './brandColours.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #0c0f14');
const dayAndNight = z.strictObject({ day: colour, night: colour });
const picture = z.string().regex(/^\/[\w./-]+$/, 'must be a path of this site');
const name = z.string().refine(isSiteColour, 'is no colour of the site');
const corner = z.number().min(0).max(64);

/** An element of a mark; attributes in single quotes. */
const SHAPE =
  /<(?:svg|g|path|circle|ellipse|rect|line|polygon|polyline)((?:\s+[\w:-]+='[^'<>&]*')*)\s*\/?>|<\/(?:svg|g)>/g;
/** What draws nothing and could do something. */
const ACTIVE = /\s(?:on\w+|style|[\w:]*href|filter|mask|clip-path)=/i;

/** Only shapes: no script, text, picture or address. */
const isDrawing = (mark: string): boolean => mark.replace(SHAPE, '').trim() === '' && !ACTIVE.test(mark);

/** A brand's configuration; the build is the same for all. Patterns prevent injection into CSS or HTML. */
const brand = z.strictObject({
  name: z.string().regex(/^[^<>"&\\]{1,40}$/, 'must be 1 to 40 characters without <, >, ", & and \\'),
  /** One colour, used as a mask; a whole svg element with single quotes. */
  mark: z
    .string()
    .regex(/^<svg [^"\\]*<\/svg>$/, "must be an svg element that quotes with '")
    .refine(isDrawing, 'must be made of shapes alone: path, circle, ellipse, rect, line, polygon, polyline, g'),
  hero: z.strictObject({ day: picture, night: picture }),
  themeColor: dayAndNight,
  /** Overrides of the site's tokens. */
  tokens: z.record(name, dayAndNight),
  /** In px. */
  corners: z.strictObject({ r1: corner, r2: corner, r3: corner, r4: corner }),
});
export type Brand = z.output<typeof brand>;

/**
 * Loads a brand from its file.
 * @throws {ConfigError} when it is missing or invalid, and when colours cannot be read on each other.
 */
export async function readBrand(id: string, folder: string): Promise<Brand> {
  const path = join(folder, `${id}.json`);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ConfigError(`BRAND is ${id}, but there is no brands/${id}.json. Add the file, or name another.`);
  });
  const read = brand.safeParse(parsed(text));
  const faults = read.success
    ? contrastFaults(read.data.tokens)
    : read.error.issues.map((issue) => `${issue.path.join('.') || 'the file'} ${messageOf(issue)}`);
  if (read.success && faults.length === 0) return read.data;
  throw new ConfigError(`brands/${id}.json: ${faults.join('; ')}.`);
}

/** Of a name that is unknown zod says the reason inside. */
const messageOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
