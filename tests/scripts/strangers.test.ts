import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSource } from '../../scripts/sourceFile.ts';
import { draw } from '../../scripts/strangers/draw.ts';
import { faultsIn } from '../../scripts/strangers/operators.ts';

/** Every fault of a source: operator, right → wrong. */
function faultsOf(text: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'strangers-'));
  const path = join(folder, 'source.tsx');
  try {
    writeFileSync(path, text);
    return faultsIn(readSource(path)).map(
      ({ operator, start, end, wrong }) => `${operator}: ${text.slice(start, end)} → ${wrong}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  ['pay(from, to);', 'swaps arguments: from, to → to, from'],
  ['const a = { from: one, to: two };', 'swaps fields: one, to: two → two, to: one'],
  ['const a = <Row from={one} to={two} />;', 'swaps props: one} to={two → two} to={one'],
  ['const a = <b aria-live="polite" />;', 'drops what is spoken: aria-live="polite" → '],
  ["t('fee'); t('sum');", "names another text: 'fee' → 'sum'"],
  ['const a = x.fee + x.sum;', 'reads another member: fee → sum'],
  ['const a = b ? one : two;', 'takes the other branch: one : two → two : one'],
  ['const a = b <= c;', 'flips an operator: <= → <'],
  ['const a = b && c;', 'flips an operator: && → ||'],
  ['const MAX = 7;', 'is off by one: 7 → 8'],
  ['const a = and(one(), two());', 'forgets a condition: one() → undefined'],
  ['const a = db.select().where(one());', 'forgets a condition: .where(one()) → '],
  ['await pay(1);', 'forgets a step: await pay(1); → ;'],
  ['if (a) throw b;', 'forgets a refusal: if (a) throw b; → '],
  ['const a = { key: context.key };', `renews a key: context.key → \`\${context.key}\${Math.random()}\``],
])('finds in %s that somebody %s', (text, fault) => {
  expect(faultsOf(text)).toContain(fault);
});

it.each([
  ["import { a } from 'b';", 'imports'],
  ['type A = { key: 7 };', 'types'],
  ['log.info(7);', 'what is logged'],
  ["const a = 'x' + b;", 'joined texts'],
  ['const a = <b className={both(one, two)} />;', 'looks'],
])('leaves %s alone: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it('draws in an order by the seed, one of each kind in each round', () => {
  const items = ['a1', 'a2', 'a3', 'b1'];
  const byKind = (item: string) => item.slice(0, 1);
  const first = draw(items, 1, byKind);
  expect(draw(items, 1, byKind)).toEqual(first);
  expect(first.toSorted()).toEqual(items);
  expect(first.slice(0, 2).map(byKind).toSorted()).toEqual(['a', 'b']);
  const orders = new Set(Array.from({ length: 20 }, (_, seed) => draw(items, seed, byKind).join()));
  expect(orders.size).toBeGreaterThan(3);
});
