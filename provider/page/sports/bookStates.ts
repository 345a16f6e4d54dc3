import { wantedMatches } from './bookChanges.ts';
import { sportsSetup } from './sports.setup.ts';

/** The line on which the book is pushed. Without it odds may be old, so nothing can be placed. */
export const lineStates = sportsSetup.createStateConfig({
  description: 'The line to the book.',
  initial: 'live',
  states: {
    live: {
      description: 'The book is pushed when it changes.',
      invoke: { id: 'followBook', src: 'followBook', onError: 'lost' },
      on: {
        'book.pushed': { actions: { type: 'keepState', params: ({ event }) => event } },
        'book.lost': 'lost',
      },
    },
    lost: {
      description: 'Nothing is heard. What was placed goes on at the provider; the line is tried again.',
      entry: ['loseLine', 'tellLost'],
      after: { retryLine: 'reading' },
      on: { 'game.retry': 'reading' },
    },
    reading: {
      description: 'The book is read as it is now.',
      invoke: {
        id: 'readBook',
        src: 'readBook',
        onDone: {
          target: 'live',
          actions: [{ type: 'keepState', params: ({ event }) => ({ state: event.output }) }, 'tellBack'],
        },
        onError: [
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'silent' },
          { target: 'closed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    silent: {
      description: 'Still nothing. Tried again.',
      after: { retryLine: 'reading' },
      on: { 'game.retry': 'reading' },
    },
    closed: { description: 'The provider no longer knows the session: the game must be started anew from the site.' },
  },
});

/** Matches that the list does not hold whole. */
export const detailStates = sportsSetup.createStateConfig({
  description: 'The open match, and those of picks beyond the main markets.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Read again soon.',
      after: {
        detailRest: [
          { guard: 'wantsMatches', target: 'reading' },
          { target: 'resting', reenter: true },
        ],
      },
      on: {
        'match.open': { target: 'reading', actions: { type: 'openMatch', params: ({ event }) => event } },
        'slip.pick': { guard: 'wantsMatches', target: 'reading' },
      },
    },
    reading: {
      description: 'The matches are read.',
      invoke: {
        id: 'readMatches',
        src: 'readMatches',
        input: ({ context }) => wantedMatches(context),
        onDone: {
          target: 'resting',
          actions: { type: 'keepMatches', params: ({ event }) => ({ matches: event.output }) },
        },
        onError: 'resting',
      },
      on: {
        'match.open': {
          target: 'reading',
          reenter: true,
          actions: { type: 'openMatch', params: ({ event }) => event },
        },
      },
    },
  },
});

/** Slips before the newest ones. */
export const olderStates = sportsSetup.createStateConfig({
  description: 'Older slips, read on demand.',
  initial: 'resting',
  states: {
    resting: { description: 'No slips are read.', on: { 'bets.older': { guard: 'canReadOlder', target: 'reading' } } },
    reading: {
      description: 'Twenty older slips are read.',
      invoke: {
        id: 'readOlder',
        src: 'readOlder',
        input: ({ context }) => (context.older.at(-1) ?? context.state?.slips.at(-1))?.placedAt ?? context.now,
        onDone: { target: 'resting', actions: { type: 'keepOlder', params: ({ event }) => ({ slips: event.output }) } },
        onError: { target: 'resting', actions: { type: 'noticeBets', params: ({ event }) => event } },
      },
    },
  },
});
