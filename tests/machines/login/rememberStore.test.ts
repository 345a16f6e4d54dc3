import { describe, expect, it } from 'vitest';
import { createRememberStore, type RememberDeps } from '../../../src/machines/login/rememberStore.ts';

const vault = {
  seal: (password: string) => Promise.resolve(`sealed(${btoa(password)})`),
  open(sealed: string) {
    if (sealed === '') throw new Error('nothing to open');
    return Promise.resolve(sealed === 'junk' ? null : atob(sealed.slice(7, -1)));
  },
};
const remembered = {
  username: 'somchai; x=1',
  password: 'Player#2026',
  mobileNum: '081 234-5678',
  countryDialingCode: '66',
};

/** The cookies of one page, and every line that was written to them. */
function openPage(cookies: Record<string, string> = {}, deps: Partial<RememberDeps> = {}) {
  const written: string[] = [];
  const jar = new Map(Object.entries(cookies));
  const page = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  const store = createRememberStore({ page, secure: true, vault, mayKeepPassword: () => true, ...deps });
  return { store, written, page };
}

describe('what a browser remembers of a login', () => {
  it('[LOGIN-27] [LOGIN-28] [LOGIN-29] [STORE-09] [STORE-10] [CONST-17] stands in three cookies for a day, the password sealed', async () => {
    const { store, written } = openPage();
    await store.keep(remembered);
    expect(written).toEqual([
      'lastUser=somchai%3B%20x%3D1; Path=/; Max-Age=86400; SameSite=Strict; Secure',
      'lastSmsPhone=66%20081%20234-5678; Path=/; Max-Age=86400; SameSite=Strict; Secure',
      `lastPassword=${encodeURIComponent(`sealed(${btoa('Player#2026')})`)}; Path=/; Max-Age=86400; SameSite=Strict; Secure`,
    ]);
  });

  it('comes back as it was', async () => {
    const { store } = openPage();
    await store.keep(remembered);
    expect(await store.recall()).toEqual(remembered);
  });

  it('[LOGIN-30] is cleared when remembering is off', async () => {
    const { store, page, written } = openPage({
      lastUser: 'somchai',
      lastPassword: 'x',
      lastSmsPhone: '66%208',
      other: 'kept',
    });
    await store.keep(null);
    expect(written).toEqual(
      ['lastUser', 'lastPassword', 'lastSmsPhone'].map(
        (name) => `${name}=; Path=/; Max-Age=0; SameSite=Strict; Secure`,
      ),
    );
    expect(page.cookie).toBe('other=kept');
    expect(await store.recall()).toBeNull();
  });

  it('is only what was typed', async () => {
    const { store, page } = openPage();
    await store.keep({ ...remembered, username: '', password: '' });
    expect(page.cookie).toBe('lastSmsPhone=66%20081%20234-5678');
    expect(await store.recall()).toEqual({ ...remembered, username: '', password: '' });
  });

  it('has no password where the merchant has it off, and loses one from before', async () => {
    const { store, page, written } = openPage({ lastPassword: 'old' }, { mayKeepPassword: () => false });
    await store.keep({ ...remembered, mobileNum: '' });
    expect(written.at(-1)).toBe('lastPassword=; Path=/; Max-Age=0; SameSite=Strict; Secure');
    expect(page.cookie).toBe('lastUser=somchai%3B%20x%3D1');
    expect(await store.recall()).toMatchObject({ username: 'somchai; x=1', password: '' });
  });

  it('has no password where the sealed one cannot be opened', async () => {
    const { store } = openPage({ lastUser: 'somchai', lastPassword: 'junk' });
    expect(await store.recall()).toEqual({ username: 'somchai', password: '', mobileNum: '', countryDialingCode: '' });
  });

  it('is marked Secure only where the page is', async () => {
    const { store, written } = openPage({}, { secure: false });
    await store.keep({ ...remembered, password: '', mobileNum: '' });
    expect(written).toEqual(['lastUser=somchai%3B%20x%3D1; Path=/; Max-Age=86400; SameSite=Strict']);
  });
});
