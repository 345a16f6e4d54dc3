import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where texts stand: the site, mail, SMS, help, the games and what the demo says. */
const TEXTS = [
  'src/ui/copy/*.ts',
  'provider/page/**/{copy,check}*.ts',
  'server/{messages,public/help,money/statement}/**/*.ts',
  'server/database/seed/**/*.ts',
];

const LANGUAGES = ['EN', 'TH', 'CN', 'JA', 'PT', 'VI'] as const;

const ROW = new RegExp(`^\\| (${LANGUAGES.join('|')}) \\| (.+?) \\| (.+?) \\|$`);

/** Words that a glossary replaces, and what stands for them. */
const replaced = globSync('docs/glossary/*.md').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, language, word, instead] = ROW.exec(line) ?? [];
      return language && word && instead ? [{ language, word, instead }] : [];
    }),
);

/** `account.cn.ts` is Chinese; what the server and the games say may be in any language. */
const isOf = (language: string) => (file: string) => {
  const [, own] = /\.([a-z]{2})\.ts$/.exec(file) ?? [];
  return own === undefined || own === language.toLowerCase();
};

/** In languages with spaces a word is found whole, at the start of a sentence or within; `pesca` is not in `Pescaria`. */
const finderOf = (language: string, word: string): ((text: string) => boolean) => {
  if (!['PT', 'VI'].includes(language)) return (text) => text.includes(word);
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'iu');
  return (text) => whole.test(text);
};

const files = globSync(TEXTS);

it.each(LANGUAGES)('shows no %s word that the glossary replaces', (language) => {
  const words = replaced.filter((each) => each.language === language);
  expect(words.length).toBeGreaterThan(15);
  const texts = files.filter(isOf(language)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const found = words.flatMap(({ word, instead }) => {
    const isIn = finderOf(language, word);
    return texts.filter(({ text }) => isIn(text)).map(({ file }) => ({ file, word, instead }));
  });
  expect(found).toEqual([]);
});

/** A Latin sign right beside a Chinese or Japanese character, or after one and a space. */
const NARROW = /[\u3040-\u30ff\u4e00-\u9fff] ?[,;:!?()]|[()] ?[\u3040-\u30ff\u4e00-\u9fff]/;

it.each(['cn', 'ja'])('writes signs at full width in %s', (language) => {
  const found = globSync(`src/ui/copy/*.${language}.ts`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => NARROW.test(line)),
  );
  expect(found).toEqual([]);
});
