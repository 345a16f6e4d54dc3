import { gunSetup, LOAD } from './gun.setup.ts';

/** The cannon of the fish game: shots become rounds of the page's machine, one a second. Pure; draws nothing. */
export const gunMachine = gunSetup.createMachine({
  id: 'gun',
  context: {
    ...{
      table: 'shut',
      balance: 0,
      maxStake: 0,
      chip: 0,
      cannon: 1,
      lock: null,
      loaded: LOAD,
      waiting: [],
      sent: null,
    },
    tally: { shots: 0, hits: 0, spent: 0, back: 0 },
  },
  on: {
    'gun.told': { actions: { type: 'keepTold', params: ({ event }) => event } },
    'gun.setChip': { actions: { type: 'setChip', params: ({ event }) => event } },
    'gun.setCannon': {
      guard: { type: 'isStrong', params: ({ event }) => event },
      actions: { type: 'setCannon', params: ({ event }) => event },
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The scene is loaded. Without it the volley is there.',
      invoke: { id: 'openScene', src: 'openScene', onDone: 'hunting', onError: 'volley' },
      after: { sceneTimeout: 'volley' },
      on: { 'gun.volley': 'volley' },
    },
    volley: {
      description: 'Shots are chosen from a list and fired with the bet button.',
      on: { 'gun.hunt': 'opening' },
    },
    hunting: {
      description: 'Shots are fired one by one at the scene.',
      type: 'parallel',
      on: {
        'gun.load': { guard: 'canLoad', actions: 'load' },
        'gun.lock': { actions: { type: 'keepLock', params: ({ event }) => event } },
        'gun.fire': { guard: 'canFire', actions: { type: 'keepShot', params: ({ event }) => event } },
        'gun.volley': { guard: 'isQuiet', target: 'volley', actions: 'clearAims' },
      },
      states: {
        trigger: {
          description: 'What the finger does.',
          initial: 'released',
          states: {
            released: {
              description: 'No shots.',
              on: { 'gun.press': { guard: 'canHold', target: 'held' } },
            },
            held: {
              description: 'A shot, and another one while the trigger stays down.',
              entry: 'pull',
              after: {
                interval: [{ guard: 'canHold', target: 'held', reenter: true }, { target: 'released' }],
              },
              on: { 'gun.release': 'released' },
            },
          },
        },
        line: {
          description: 'How shots become rounds.',
          initial: 'gathering',
          states: {
            gathering: {
              description: 'The next shot departs at once, with those that have waited.',
              always: { guard: 'canDepart', target: 'spaced' },
            },
            spaced: {
              description: 'A round has departed less than a second ago.',
              entry: ['keepBatch', 'depart'],
              after: { second: [{ guard: 'isUnderway', target: 'late' }, { target: 'gathering' }] },
              on: {
                'gun.settled': {
                  actions: [
                    { type: 'showBatch', params: ({ event }) => event },
                    { type: 'countBatch', params: ({ event }) => event },
                  ],
                },
                'gun.returned': { actions: ['dropShots', 'takeBack'] },
              },
            },
            late: {
              description: 'A round is longer than a second on its way.',
              on: {
                'gun.settled': {
                  target: 'gathering',
                  actions: [
                    { type: 'showBatch', params: ({ event }) => event },
                    { type: 'countBatch', params: ({ event }) => event },
                  ],
                },
                'gun.returned': { target: 'gathering', actions: ['dropShots', 'takeBack'] },
              },
            },
          },
        },
      },
    },
  },
});
