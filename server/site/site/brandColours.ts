export interface DayAndNight {
  readonly day: string;
  readonly night: string;
}

/** The site's own colours, which a brand may replace: those of `src/ui/style/tokens.css` (a test holds both together). */
export const siteColours = {
  ground: { day: '#f5efe3', night: '#0c0f14' },
  surface: { day: '#fdf9f1', night: '#131820' },
  raised: { day: '#fffdf9', night: '#1a212b' },
  sunken: { day: '#ebe3d3', night: '#090b0f' },
  hover: { day: '#f0e8d9', night: '#222b37' },
  line: { day: '#dfd4c0', night: '#252e3a' },
  'line-strong': { day: '#8c7e66', night: '#64748a' },
  text: { day: '#1e1a13', night: '#f1eee7' },
  'text-muted': { day: '#544b3c', night: '#b3bac4' },
  'text-faint': { day: '#675d4b', night: '#8d97a5' },
  accent: { day: '#e9a620', night: '#f2b134' },
  'accent-hover': { day: '#dd980e', night: '#ffc356' },
  'accent-edge': { day: '#a76c00', night: '#f2b134' },
  'on-accent': { day: '#1b1305', night: '#1b1305' },
  'accent-text': { day: '#7f5200', night: '#f4bb4c' },
  'accent-wash': { day: '#fbebc8', night: '#2a2214' },
  gain: { day: '#0b7a58', night: '#1fbf8f' },
  'gain-text': { day: '#0a6b4d', night: '#3fd3a5' },
  'gain-wash': { day: '#d9efe2', night: '#0f2a24' },
  danger: { day: '#c0282e', night: '#e5484d' },
  'danger-fill': { day: '#c9343a', night: '#c9343a' },
  'on-danger': { day: '#ffffff', night: '#ffffff' },
  'danger-text': { day: '#a81f26', night: '#ff8a85' },
  'danger-wash': { day: '#fae0da', night: '#321a1d' },
  'info-text': { day: '#1f5c86', night: '#84bfe8' },
  'info-wash': { day: '#dcebf2', night: '#14252f' },
  paper: { day: '#f6ebcf', night: '#ece0c6' },
  'paper-shade': { day: '#f0dfb4', night: '#dfd0b0' },
  'paper-line': { day: '#cbb583', night: '#bba987' },
  'on-paper': { day: '#221b10', night: '#221b10' },
  'on-paper-muted': { day: '#5a4e3a', night: '#5a4e3a' },
  'on-paper-gain': { day: '#0a6247', night: '#0a6247' },
  'on-paper-danger': { day: '#9c1d24', night: '#9c1d24' },
  'awning-light': { day: '#f2e4c6', night: '#e6d9bd' },
  'stall-lottery': { day: '#b8863b', night: '#b8863b' },
  'stall-live': { day: '#b34a38', night: '#b34a38' },
  'stall-sports': { day: '#3d7f5c', night: '#3d7f5c' },
  'stall-fish': { day: '#34809a', night: '#34809a' },
  'stall-slots': { day: '#c4693a', night: '#c4693a' },
  'stall-cards': { day: '#a84e63', night: '#a84e63' },
  'stall-esports': { day: '#476a9e', night: '#476a9e' },
  'stall-crash': { day: '#71803a', night: '#71803a' },
  'stall-arcade': { day: '#6a6f7c', night: '#6a6f7c' },
  chat: { day: '#6b3fa0', night: '#6b3fa0' },
  focus: { day: '#1e1a13', night: '#ffd27a' },
} as const satisfies Readonly<Record<string, DayAndNight>>;

type Colour = keyof typeof siteColours;

export const isSiteColour = (name: string): name is Colour => Object.hasOwn(siteColours, name);

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for edges and focus. */
const TEXT = 4.5;
const EDGE = 3;

const GROUNDS = ['ground', 'surface', 'raised', 'sunken', 'hover'] as const;
const WORDS = ['text', 'text-muted', 'text-faint', 'accent-text', 'gain-text', 'danger-text', 'info-text'] as const;
const EDGES = ['focus', 'line-strong', 'accent-edge'] as const;
const ON_PAPER = ['on-paper', 'on-paper-muted', 'on-paper-gain', 'on-paper-danger'] as const;

/** What stands on what, and the least contrast. */
const PAIRS: readonly (readonly [over: Colour, under: Colour, least: number])[] = [
  ...WORDS.flatMap((word) => GROUNDS.map((ground) => [word, ground, TEXT] as const)),
  ...(['accent', 'accent-hover'] as const).map((fill) => ['on-accent', fill, TEXT] as const),
  ['on-danger', 'danger-fill', TEXT],
  ['accent-text', 'accent-wash', TEXT],
  ['gain-text', 'gain-wash', TEXT],
  ['danger-text', 'danger-wash', TEXT],
  ['info-text', 'info-wash', TEXT],
  ...ON_PAPER.map((word) => [word, 'paper', TEXT] as const),
  ...EDGES.flatMap((edge) => (['ground', 'surface', 'raised'] as const).map((ground) => [edge, ground, EDGE] as const)),
];

/** Colours of a brand that cannot be read on each other, a sentence each; the site's own stand where it sets none. */
export function contrastFaults(tokens: Readonly<Record<string, DayAndNight>>): readonly string[] {
  const colours: Readonly<Record<Colour, DayAndNight>> = { ...siteColours, ...tokens };
  return PAIRS.flatMap(([over, under, least]) =>
    (['day', 'night'] as const).flatMap((theme) => {
      const [one, other] = [colours[over][theme], colours[under][theme]];
      const contrast = contrastOf(one, other);
      return contrast >= least
        ? []
        : [
            `tokens.${over} ${one} on ${under} ${other} (${theme}) has a contrast of ${contrast.toFixed(2)}, and needs ${least}`,
          ];
    }),
  );
}

/** Ratio of WCAG 2.2, 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
