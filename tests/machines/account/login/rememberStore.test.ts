import { describe, expect, it } from 'vitest';
import { createRememberStore, type RememberDeps } from '../../../../src/machines/account/login/rememberStore.ts';

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

describe('the remember-me cookies', () => {
  it('[LOGIN-27] [LOGIN-28] [LOGIN-29] [STORE-09] [STORE-10] [CONST-17] are three, last a day, and hold the password encrypted', async () => {
    const { store, written } = openPage();
    await store.keep(remembered);
    expect(written).toEqual([
      'lastUser=somchai%3B%20x%3D1; Path=/; Max-Age=86400; SameSite=Strict; Secure',
      'lastSmsPhone=66%20081%20234-5678; Path=/; Max-Age=86400; SameSite=Strict; Secure',
      `lastPassword=${encodeURIComponent(`sealed(${btoa('Player#2026')})`)}; Path=/; Max-Age=86400; SameSite=Strict; Secure`,
    ]);
  });

  it('return the stored values', async () => {
    const { store } = openPage();
    await store.keep(remembered);
    expect(await store.recall()).toEqual(remembered);
  });

  it('[LOGIN-30] are cleared when remembering is off', async () => {
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

  it('hold only what was typed', async () => {
    const { store, page } = openPage();
    await store.keep({ ...remembered, username: '', password: '' });
    expect(page.cookie).toBe('lastSmsPhone=66%20081%20234-5678');
    expect(await store.recall()).toEqual({ ...remembered, username: '', password: '' });
  });

  it('omit and clear the password if the merchant disables it', async () => {
    const { store, page, written } = openPage({ lastPassword: 'old' }, { mayKeepPassword: () => false });
    await store.keep({ ...remembered, mobileNum: '' });
    expect(written.at(-1)).toBe('lastPassword=; Path=/; Max-Age=0; SameSite=Strict; Secure');
    expect(page.cookie).toBe('lastUser=somchai%3B%20x%3D1');
    expect(await store.recall()).toMatchObject({ username: 'somchai; x=1', password: '' });
  });

  it('return no password if decryption fails', async () => {
    const { store } = openPage({ lastUser: 'somchai', lastPassword: 'junk' });
    expect(await store.recall()).toEqual({ username: 'somchai', password: '', mobileNum: '', countryDialingCode: '' });
  });

  it('are Secure only on a secure page', async () => {
    const { store, written } = openPage({}, { secure: false });
    await store.keep({ ...remembered, password: '', mobileNum: '' });
    expect(written).toEqual(['lastUser=somchai%3B%20x%3D1; Path=/; Max-Age=86400; SameSite=Strict']);
  });
});
