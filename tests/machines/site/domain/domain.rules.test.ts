import { expect, it } from 'vitest';
import { isServedHost } from '../../../../src/machines/site/domain/domain.rules.ts';

it.each([
  ['play.example.test', ['play.example.test'], true],
  ['play.example.test', ['other.test', '*.example.test'], true],
  ['a.b.example.test', ['*.example.test'], true],
  ['example.test', ['*.example.test'], false],
  ['notexample.test', ['*.example.test'], false],
  ['clay.example.test', ['play.example.test'], false],
  ['play.example.test.evil.test', ['*.example.test', 'play.example.test'], false],
  ['anything.test', ['*'], true],
  ['anything.test', [], false],
] as const)('[CONFIG-21] %s, of a merchant who has %j: %s', (host, domainList, served) => {
  expect(isServedHost(host, domainList)).toBe(served);
});
