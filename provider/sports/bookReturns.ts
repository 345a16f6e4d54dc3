import type { Ratio } from '../engines/ratio.ts';
import { modelOf } from '../engines/sports/models.ts';
import { RETURNS } from '../engines/sports/quotes.ts';
import { leagues } from '../engines/sports/season/fixtures.ts';
import { notStarted } from '../engines/sports/sport.ts';
import { type BookId, isInBook } from './books.ts';

/** What the odds of every kind of market in a book are made to return. */
export const returnsOfBook = (book: BookId): readonly Ratio[] =>
  leagues
    .filter(({ sport }) => isInBook(book, sport))
    .flatMap((league) => {
      const form = league.form(0);
      return modelOf(form).kinds(form, notStarted);
    })
    .map(({ kind }) => ({ numerator: BigInt(Math.round(RETURNS[kind] * 1_000)), denominator: 1_000n }));
