export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
export type EncodingName = (typeof encodings)[number]['name'];

/** The best available encoding that the browser accepts; null for none. `q=0` refuses one. */
export function acceptedEncoding(header: string | undefined, there: ReadonlySet<EncodingName>): EncodingName | null {
  const taken = new Set(
    (header ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/),
      )
      .filter(([, quality]) => quality === undefined || Number(quality) > 0)
      .map(([name]) => name),
  );
  return encodings.find(({ name }) => there.has(name) && taken.has(name))?.name ?? null;
}
