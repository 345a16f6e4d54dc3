import { circle, ellipse, rect, shape, stroke } from './draw.ts';

/** Inks of a court card: robe, its shade, sash. */
export interface Cloth {
  readonly robe: string;
  readonly shade: string;
  readonly sash: string;
}

const GOLD = '#e0a93c';
const GOLD_LINE = '#8f5d10';
const SKIN = '#dba67d';
const HAIR = '#2a1a14';

/** A niche with a bust before it, head around (37, 52). */
const bust = ({ robe, shade, sash }: Cloth, behind: string, onHead: string, face: string): string =>
  rect(19, 23, 36.5, 56.5, '#f5e5bf', 'rx="4.5"') +
  rect(20.6, 24.6, 33.3, 53.3, 'none', `rx="3.4" stroke="${GOLD}" stroke-width=".7"`) +
  behind +
  shape('M20.6 77.9V76C21.5 66.5 27.5 62.6 37.2 62.6S52.9 66.5 53.9 76V77.9Z', robe) +
  shape('M44 63.3C50 65 53.2 69 53.9 76V77.9H36Z', shade) +
  shape('M28.4 64.2L34.2 62.7L50.4 77.9H41.2Z', sash) +
  stroke('M29.6 65.4L42.6 77.5M33.4 63.6L48.6 77.6', GOLD_LINE, 0.5) +
  rect(34.2, 57, 6, 7.4, '#c88f66', 'rx="2.6"') +
  stroke('M31.6 63.6C34 67.2 40.4 67.2 42.8 63.6', GOLD, 1.8) +
  ellipse(37.2, 52.4, 6.4, 7.6, SKIN) +
  onHead +
  stroke('M33.2 51.2Q34.5 50.2 35.8 51.2M38.6 51.2Q39.9 50.2 41.2 51.2', HAIR, 0.8) +
  circle(34.5, 53, 0.75, HAIR) +
  circle(39.9, 53, 0.75, HAIR) +
  stroke('M37.2 53.4V55.3', '#b77c55', 0.7) +
  face;

/** Wings of gold beside the ears. */
const wings =
  shape('M30.6 50C27.6 49 26.4 46 27.4 43.2C29 44.6 30.4 46 31 48.4Z', GOLD) +
  shape('M43.8 50C46.8 49 48 46 47 43.2C45.4 44.6 44 46 43.4 48.4Z', GOLD);

const king = (cloth: Cloth): string =>
  bust(
    cloth,
    '',
    shape('M30.6 48.2C30 45 31.4 42.4 33 41H41.4C43 42.4 44.4 45 43.8 48.2C39.6 46.6 34.8 46.6 30.6 48.2Z', GOLD) +
      shape('M32.6 41L34.8 36.4H39.6L41.8 41Z', cloth.robe) +
      shape('M34.6 36.8L36.2 31.6L37.2 25.8L38.2 31.6L39.8 36.8Z', GOLD) +
      stroke('M32.4 41H42M34.4 36.6H40M31.2 46.4C35 44.8 39.4 44.8 43.2 46.4', GOLD_LINE, 0.7) +
      circle(37.2, 43.4, 1.4, cloth.robe) +
      wings,
    shape(
      'M33.4 57C34.8 55.8 36.4 55.8 37.2 56.7C38 55.8 39.6 55.8 41 57C39.6 57.6 38.2 57.5 37.2 57.2C36.2 57.5 34.8 57.6 33.4 57Z',
      HAIR,
    ) + shape('M35.4 58.8Q37.2 62.4 39 58.8Q37.2 59.6 35.4 58.8Z', HAIR),
  );

const queen = (cloth: Cloth): string =>
  bust(
    cloth,
    shape('M29.4 52C28.4 42.6 32 39.6 37.2 39.6S46 42.6 45 52L46.6 66H27.8Z', HAIR),
    shape('M30.9 50.6C30.6 45.6 33 43.4 37.2 43.4S43.8 45.6 43.5 50.6C42 48 39.8 47 37.2 47S32.4 48 30.9 50.6Z', HAIR) +
      shape('M30.4 44.6L31.6 38.4L34.4 41.6L37.2 33.8L40 41.6L42.8 38.4L44 44.6C39.8 42.8 34.6 42.8 30.4 44.6Z', GOLD) +
      stroke('M30.8 44.4C34.8 42.8 39.6 42.8 43.6 44.4', GOLD_LINE, 0.7) +
      circle(37.2, 40.6, 1.3, cloth.robe) +
      circle(37.2, 33.4, 1, GOLD) +
      circle(45.2, 49.6, 2.6, '#f3b8b0') +
      circle(45.2, 49.6, 1.1, GOLD) +
      circle(30.7, 56.6, 1, GOLD) +
      circle(43.7, 56.6, 1, GOLD),
    shape('M35.2 57.2Q36.4 56.3 37.2 56.8Q38 56.3 39.2 57.2Q37.2 59 35.2 57.2Z', '#a8322f'),
  );

const jack = (cloth: Cloth): string =>
  bust(
    cloth,
    shape('M44 44C50 44.4 51.8 49.4 49.8 57C48.2 52.6 46.4 50.4 43.4 49Z', cloth.sash),
    shape(
      'M30.6 50.4C29 43.8 32 38.8 37.6 38.8C43.4 38.8 45.6 43.6 43.8 49.4C41 46.8 34.6 46.8 30.6 50.4Z',
      cloth.robe,
    ) +
      shape('M30.3 47.2C33.6 43.4 40.4 42.8 44.4 45.2L43.8 49.4C40 46.6 34.2 46.8 30.6 50.4Z', cloth.sash) +
      stroke('M30.6 49C34.2 45.4 40 45 44 47.2', GOLD_LINE, 0.5) +
      shape('M40.8 44.2C39.2 38.2 41.2 32 46.6 28.4C48.2 34.2 46.2 40.4 40.8 44.2Z', '#3f8a68') +
      stroke('M41 43.6C42 38.6 43.4 34.8 46 30', '#24553f', 0.6) +
      circle(40.8, 44.4, 1.5, GOLD),
    stroke('M35.2 57Q37.2 58.6 39.2 57', '#8e4a38', 0.9),
  );

/** The busts of jack, queen and king, right of the corner of a card. */
export const courts: Readonly<Record<number, (cloth: Cloth) => string>> = { 11: jack, 12: queen, 13: king };
