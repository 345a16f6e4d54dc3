import { askedOf } from './statement.rules.ts';
import type { statementSetup } from './statement.setup.ts';

type States = NonNullable<Parameters<typeof statementSetup.createMachine>[0]['states']>;

/** Asks for the first page anew, with what has moved today. */
const again = { 'statement.refresh': { target: '#statement.open.movements', actions: 'turnToFirst' } } as const;

const asFile = { 'statement.download': { guard: 'hasRows', target: 'fetching', actions: 'forgetFile' } } as const;

/** The tab of what moved: one page of it on screen, and the same as a file (API-60). */
export const statementMovements = {
  movements: {
    description: 'What moved, the newest first.',
    type: 'parallel',
    entry: [{ type: 'readToday', params: { zone: 'GMT+8' } }, 'setDays'],
    on: { 'statement.showReport': { target: 'report', actions: 'forgetFailure' } },
    states: {
      list: {
        description: 'One page of it.',
        initial: 'asking',
        on: {
          'statement.turnTo': {
            guard: { type: 'isOtherPage', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'turnTo', params: ({ event }) => event },
          },
          'statement.choosePageSize': {
            guard: { type: 'isOtherSize', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'choosePageSize', params: ({ event }) => event },
          },
        },
        states: {
          asking: {
            description: 'Waits for the page; another page of the same stays on screen.',
            tags: 'busy',
            invoke: {
              id: 'fetchPart',
              src: 'fetchPart',
              input: ({ context }) => ({
                request: {
                  ...askedOf(context),
                  page: context.page,
                  pageSize: context.pageSize,
                  language: context.language,
                },
              }),
              onDone: {
                target: 'shown',
                actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
              },
              onError: {
                target: 'failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          shown: { description: 'The page is on screen, or that nothing moved.', on: again },
          failed: { description: 'It could not be had: says why and offers to try again.', on: again },
        },
      },
      file: {
        description: 'The same movements as a file.',
        initial: 'idle',
        states: {
          idle: { description: 'Nobody has asked for a file.', on: asFile },
          fetching: {
            description: 'The file is on its way.',
            invoke: {
              id: 'fetchFile',
              src: 'fetchFile',
              input: ({ context }) => ({ request: { ...askedOf(context), language: context.language } }),
              onDone: {
                target: 'saved',
                actions: [
                  { type: 'saveFile', params: ({ event }) => event.output },
                  { type: 'keepSaved', params: ({ event }) => event.output },
                ],
              },
              onError: {
                target: 'failed',
                actions: { type: 'keepFileFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
          saved: { description: 'The browser has the file; says what it leaves out.', on: asFile },
          failed: { description: 'There is no file: says why.', on: asFile },
        },
      },
    },
  },
} satisfies States;
