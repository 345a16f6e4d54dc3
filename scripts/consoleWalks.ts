import type { Locator, Page } from 'playwright-core';

/** Where a walk is done: a page of the site at 1440 × 900 in English, its console open. */
interface Place {
  readonly page: Page;
  readonly dock: Locator;
}

interface WalkStep {
  /** What to do, as the guide says it; `**…**` is a text on the screen: the first one before, the others by the end. */
  readonly says: string;
  readonly act: (place: Place) => Promise<unknown>;
  /** What is then seen. */
  readonly shows: (place: Place) => Locator;
}

/** A question that somebody brings to the console, answered by what the screen says. */
export interface Walk {
  readonly name: string;
  readonly title: string;
  readonly steps: readonly WalkStep[];
}

const login = ({ page }: Place): Locator => page.getByRole('dialog', { name: 'Log in', exact: true });
const openLogin: WalkStep = {
  says: 'Press **Log in** on the page.',
  act: ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click(),
  shows: login,
};
const typeName = (place: Place) => login(place).getByRole('textbox', { name: 'Username' }).fill('somchai');
const stateOf =
  (name: string) =>
  ({ dock }: Place): Locator =>
    dock.getByRole('button', { name: new RegExp(`^${name}\\b`) }).first();
const takeMe = ({ dock }: Place): Locator => dock.getByRole('button', { name: /^Take me there/ });

export const WALKS: readonly Walk[] = [
  {
    name: 'button-does-nothing',
    title: 'Why did the login button do nothing?',
    steps: [
      openLogin,
      {
        says: 'Type a **Username** and press **Log in** without a password. Nothing is sent.',
        act: async (place) => {
          await typeName(place);
          await login(place).getByRole('button', { name: 'Log in', exact: true }).click();
        },
        shows: ({ dock }) => dock.getByRole('button', { name: /^Why not\?/ }),
      },
      {
        says: 'The console marks it. Press **Why not?**',
        act: ({ dock }) => dock.getByRole('button', { name: /^Why not\?/ }).click(),
        shows: ({ dock }) => dock.getByRole('heading', { name: 'What would let it through' }),
      },
      {
        says: 'Read the refused candidate: **isFormValid** is false, and the value that it looked at is the password.',
        act: ({ dock }) =>
          dock
            .getByRole('listitem')
            .filter({ hasText: /isFormValid.*context\.values\.password/ })
            .first()
            .scrollIntoViewIfNeeded(),
        shows: ({ dock }) =>
          dock
            .getByRole('listitem')
            .filter({ hasText: /isFormValid.*context\.values\.password/ })
            .first(),
      },
    ],
  },
  {
    name: 'sms-lock',
    title: 'Bring the SMS lock about',
    steps: [
      openLogin,
      {
        says: 'Press **SMS code** in the dialog.',
        act: (place) => login(place).getByRole('tab', { name: 'SMS code' }).click(),
        shows: ({ dock }) => dock.getByRole('treeitem', { name: /^smsCode ready/ }),
      },
      {
        says: 'Select **smsCode** among the **Actors**.',
        act: ({ dock }) => dock.getByRole('treeitem', { name: /^smsCode ready/ }).click(),
        shows: stateOf('locked'),
      },
      {
        says: 'Select **locked** on the chart.',
        act: (place) => stateOf('locked')(place).click(),
        shows: takeMe,
      },
      {
        says: 'Press **Take me there**. The replies on the way are faked, and the site is **paused** in the lock.',
        act: (place) => takeMe(place).click(),
        shows: ({ dock }) => dock.getByRole('status').getByText(/^Arrived in locked\. .*The site is paused/),
      },
    ],
  },
  {
    name: 'bug-report',
    title: 'Report a refused login, with steps and pictures',
    steps: [
      openLogin,
      {
        says: 'Type a **Username** and a wrong **Password**, and press **Log in**.',
        act: async (place) => {
          await typeName(place);
          await login(place).getByLabel('Password', { exact: true }).fill('Player#2025');
          await login(place).getByRole('button', { name: 'Log in', exact: true }).click();
        },
        shows: (place) => login(place).getByRole('alert'),
      },
      {
        says: 'Press **Report a bug**. The steps are there already.',
        act: ({ dock }) => dock.getByRole('button', { name: 'Report a bug' }).click(),
        shows: ({ dock }) => dock.getByRole('list', { name: 'Steps' }).getByText(/^The server refused session\.login/),
      },
      {
        says: 'Write **Title**, **Expected** and **Seen**. Tick **picture** beside a step to show its screens.',
        act: async ({ dock }) => {
          await dock.getByRole('textbox', { name: 'Title' }).fill('Login refuses the new password');
          await dock.getByRole('textbox', { name: 'Expected' }).fill('Signed in with the password of today.');
          await dock.getByRole('textbox', { name: 'Seen' }).fill('“Wrong username or password.”');
        },
        shows: ({ dock }) => dock.getByRole('button', { name: 'Save report' }),
      },
      {
        says: 'Press **Save report**: one file with text, pictures and the recording.',
        act: ({ dock }) => dock.getByRole('button', { name: 'Save report' }).click(),
        shows: ({ dock }) => dock.getByText(/^login-refuses-the-new-password\.html saved, with \d pictures? and the/),
      },
    ],
  },
];

/** The texts of a step that are on the screen. */
const textsIn = (says: string): readonly string[] =>
  [...says.matchAll(/\*\*(.+?)\*\*/g)].map(([, text]) => text as string);

/**
 * Does a walk by what the screen says: the first text that a step names is there before, and all of them by its end, as
 * what it leads to is. `taken` hears of each step that is done. @throws Error where a text is not on the screen.
 */
export async function doWalk(
  { steps }: Walk,
  place: Place,
  taken: (step: number) => Promise<unknown> = async () => {},
): Promise<void> {
  for (const [at, { says, act, shows }] of steps.entries()) {
    const [first, ...others] = textsIn(says);
    if (first !== undefined) await isOnScreen(place, first);
    const later = [];
    for (const text of others) if ((await onScreen(place, text).count()) === 0) later.push(text);
    await act(place);
    await shows(place).waitFor();
    for (const text of later) await isOnScreen(place, text);
    await taken(at + 1);
  }
}

/** A label, a name or a text that can be seen; a page shows some of its names only to who hears it. */
const onScreen = ({ page }: Place, text: string): Locator =>
  page
    .getByText(text)
    .or(page.getByLabel(text))
    .or(page.getByRole('button', { name: text }))
    .filter({ visible: true });

const isOnScreen = (place: Place, text: string): Promise<void> => onScreen(place, text).first().waitFor();
