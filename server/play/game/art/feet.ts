import type { Inks } from './inks.ts';
import { box, circle, each, line, path, times } from './shapes.ts';

type Foot = (p: Inks) => string;

const wavesAt = (y: number): string => `M0 ${y}q10 -9 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V200H0Z`;

/** The lower edge of a label. */
export const feet: readonly Foot[] = [
  (p) =>
    path('M0 200V172H160V200Z', p.ink) +
    times(8, (i) => path(`M${i * 20} 172h20a10 10 0 0 1 -20 0Z`, i % 2 ? p.light : p.main)) +
    box(0, 166, 160, 6, p.main),
  (p) =>
    box(0, 170, 160, 30, p.main) +
    box(0, 166, 160, 2, p.light) +
    each([40, 80, 120], (x, i) => path(`M${x} 177l8 8l-8 8l-8 -8Z`, i === 1 ? p.light : p.ink)) +
    line('M14 185H26M54 185H66M94 185H106M134 185H146', p.ink, 2),
  (p) => each([p.main, p.light, p.ink], (fill, i) => path(wavesAt(168 + i * 11), fill)),
  (p) =>
    box(0, 172, 160, 28, p.ink) +
    times(10, (i) => circle(8 + i * 16, 186, 4, i % 2 ? p.main : p.light)) +
    box(0, 169, 160, 3, p.light),
];
