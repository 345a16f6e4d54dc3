// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ownFolder } from './failures/ownFolder.ts';
import { doorFlow, doorLooks, doorView, saidBy } from './plainView.ts';
import { type Excused, viewTests } from './viewTests.ts';
import { withheldResults } from './withheldResults.ts';

withheldResults();
const folderOf = ownFolder();

type Looks = Parameters<typeof doorView>[0];
type More = Parameters<typeof doorView>[1];

/** What the walks say of the controls of such a view. */
const said = (looks: Looks, more?: More, excused?: Excused) =>
  saidBy(viewTests(doorFlow, doorView(looks, more), [], excused, folderOf()), 'has each control enabled');

const { offers } = doorView();
const never = { offers: { ...offers, 'door.open': ({ value }: { value: unknown }) => value === 'shut' } };

describe('the controls of a view', () => {
  it('pass where each is enabled exactly when the machine can', async () => {
    expect(await said({})).toBeNull();
  });

  it.each<readonly [what: string, looks: Looks, sentence: string]>([
    [
      'is enabled while the machine cannot',
      { opening: '<button data-tells="door.open">Opening</button>' },
      'opening: door.open cannot happen, and button "Opening" is enabled. Disable it while the machine cannot.',
    ],
    [
      'can be typed into while the machine would ignore it',
      { stuck: `${doorLooks.stuck}<label>Name<input data-tells="door.name"></label>` },
      'stuck: door.name {"name":"in"} cannot happen, and input "Name" is enabled. Disable it while the machine cannot.',
    ],
    [
      'can be chosen from while the machine would ignore it',
      { stuck: `${doorLooks.stuck}<select aria-label="Name"><option>out</option><option>in</option></select>` },
      'stuck: door.name {"name":"in"} cannot happen, and select "Name" is enabled. Disable it while the machine cannot.',
    ],
    [
      'is disabled while the machine can',
      { stuck: '<button aria-disabled="true">Open</button>' },
      'stuck: door.open can happen, and button "Open" is disabled. Enable it while the machine can.',
    ],
    [
      'is missing while the machine can',
      { stuck: '<p>It is stuck.</p>' },
      'stuck: door.open can happen and is offered, and its driver finds no control. Show one, mend the driver, or say in `offers` that there is none.',
    ],
    [
      'tells nobody',
      { stuck: '<button>Open</button>' },
      'stuck: door.open can happen, and button "Open" does not tell the machine. Make it tell, or say in `offers` when it does not.',
    ],
    [
      'is busy, and heard all the same',
      { opening: '<button aria-disabled="true" aria-busy="true" data-tells="door.kick">Opening</button>' },
      'opening: button "Opening" is disabled, and pressing it is heard all the same. Hold it back.',
    ],
  ])('fail where one %s', async (_what, looks, sentence) => {
    expect(await said(looks)).toContain(sentence);
  });

  it('pass where a field is read-only, or holds what would be typed', async () => {
    const looks = { stuck: `${doorLooks.stuck}<label>Name<input readonly></label>` };
    expect(await said(looks)).toBeNull();
  });

  it('pass where what would be chosen is chosen already', async () => {
    const chosen = '<button role="radio" aria-checked="true" data-tells="door.open">Open</button>';
    expect(await said({ opening: `${doorLooks.opening}${chosen}` })).toBeNull();
  });

  it('fail where `offers` keeps a person from what can be pressed', async () => {
    expect(await said({}, never)).toContain(
      'stuck: door.open comes from button "Open again", and `offers` says that nobody can bring it about. Let `offers` say yes here.',
    );
  });

  it('may lack one where that is excused, and only there', async () => {
    const looks = { stuck: '<p>It is stuck.</p>' };
    expect(await said(looks, never)).toContain(
      'stuck, door.open: the machine can, and the view has nothing enabled for it. Show a control, guard the transition, or say why in `excused.withoutControl`.',
    );
    expect(await said(looks, never, { withoutControl: { 'stuck, door.open': 'who is stuck waits' } })).toBeNull();
    expect(await said({}, {}, { withoutControl: { 'stuck, door.open': 'who is stuck waits' } })).toContain(
      'stuck, door.open: is excused in `withoutControl`, and needs no excuse. Take it out.',
    );
  });
});
