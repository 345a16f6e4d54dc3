import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSource } from '../../scripts/sourceFile.ts';
import { layerOf } from '../../scripts/strangers/areas.ts';
import { draw } from '../../scripts/strangers/draw.ts';
import { faultsIn } from '../../scripts/strangers/operators.ts';
import { readTree } from '../../scripts/tests/sourceTree.ts';
import { answersIn } from '../../scripts/tests/testsOfSource.ts';

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

it('draws in an order by the seed, each kind before any again, and each kind within it', () => {
  const items = ['a1x', 'a1y', 'a1z', 'a2x', 'b1x'];
  const kinds = [(item: string) => item.slice(0, 1), (item: string) => item.slice(0, 2)];
  const first = draw(items, 1, kinds);
  expect(draw(items, 1, kinds)).toEqual(first);
  expect(first.toSorted()).toEqual(items);
  expect(
    first
      .slice(0, 2)
      .map((item) => item.slice(0, 1))
      .toSorted(),
  ).toEqual(['a', 'b']);
  expect(
    first
      .slice(0, 3)
      .map((item) => item.slice(0, 2))
      .toSorted(),
  ).toEqual(['a1', 'a2', 'b1']);
  const orders = new Set(Array.from({ length: 20 }, (_, seed) => draw(items, seed, kinds).join()));
  expect(orders.size).toBeGreaterThan(3);
});

it.each([
  ['src/machines/money/withdraw/withdraw.machine.ts', 'machines'],
  ['src/ui/public/promotions/PromotionsPage.tsx', 'views'],
  ['src/api/client.ts', 'api'],
  ['server/agent/settlement/periods.ts', 'server'],
  ['provider/engines/board/hilo.ts', 'games'],
  ['protocol/wallet.ts', 'games'],
  ['provider/page/boards/hilo/HiloBoard.ts', 'pages of games'],
  ['src/ui/copy/chat.en.ts', undefined],
  ['src/ui/art/Avatar.tsx', undefined],
  ['src/console/core/recorder.ts', undefined],
])('draws from %s as part of the %s', (path, layer) => {
  expect(layerOf(path)).toBe(layer);
});

/** They look at all of a kind, and so at nothing closely. */
const OF_ALL = ['tests/machines/actors.test.ts', 'tests/api/contract.test.ts'];

it('every source that faults are drawn from has tests that answer for it', { timeout: 60_000 }, () => {
  const project = readTree();
  const { near, wide } = answersIn(project);
  const isAnswered = (answers: (path: string) => readonly string[]) => (path: string) =>
    answers(path).some((test) => !OF_ALL.includes(test));
  const drawn = project.files.filter((path) => layerOf(path) && !isAnswered(near)(path) && !isAnswered(wide)(path));
  expect(drawn.filter((path) => faultsIn(readSource(path)).length > 0)).toEqual([]);
});
