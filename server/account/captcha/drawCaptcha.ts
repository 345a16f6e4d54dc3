import { randomInt } from 'node:crypto';
import { type Glyph, glyphs } from './glyphs.ts';

/** Displayed at half size, for sharp images on phones. */
const width = 264;
const height = 96;
const inks = ['#3a2a1c', '#5b2418', '#1f3d38', '#2c2f55', '#4a2144'] as const;

const between = (least: number, most: number): number =>
  randomInt(Math.round(least * 10), Math.round(most * 10) + 1) / 10;
const ink = (): string => inks[randomInt(inks.length)] ?? inks[0];

/** SVG of the answer: slanted strokes crossed by lines of the same width. */
export function drawCaptcha(answer: readonly Glyph[]): string {
  const slot = (width - 32) / answer.length;
  const letters = answer.map((glyph, place) => drawLetter(glyph, 16 + slot * (place + 0.5)));
  const noise = [drawCurve(), ...letters, drawCurve(), drawCurve(), ...Array.from({ length: 26 }, drawSpeck)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="#f5ecd9"/>${noise.join('')}</svg>`;
}

function drawLetter(glyph: Glyph, middle: number): string {
  const place = `translate(${middle + between(-3, 3)} ${height / 2 + between(-7, 7)})`;
  const slant = `rotate(${between(-18, 18)}) skewX(${between(-10, 10)}) scale(${between(3.2, 3.8)} ${between(3.4, 4.1)})`;
  return `<path transform="${place} ${slant} translate(-5 -7)" stroke="${ink()}" stroke-width="${between(1.3, 1.7)}" d="${glyphs[glyph]}"/>`;
}

function drawCurve(): string {
  const y = () => between(14, height - 14);
  return `<path stroke="${ink()}" stroke-opacity=".7" stroke-width="${between(2, 3.6)}" d="M${between(-6, 18)} ${y()}C${between(50, 110)} ${y()} ${between(130, 190)} ${y()} ${between(width - 18, width + 6)} ${y()}"/>`;
}

function drawSpeck(): string {
  return `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.8, 2.2)}" fill="${ink()}" fill-opacity=".45"/>`;
}
