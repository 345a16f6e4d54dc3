import type { Remembered } from './login.rules.ts';
import type { PasswordVault } from './passwordVault.ts';

/** CONST-17, STORE-10: one day, in seconds. */
const ONE_DAY_S = 86_400;
/** STORE-09. */
const COOKIES = { username: 'lastUser', password: 'lastPassword', mobile: 'lastSmsPhone' } as const;

export interface RememberStore {
  /** The remembered values, or null. */
  recall(): Promise<Remembered | null>;
  /** Stores them for a day; null clears the cookies (LOGIN-30). */
  keep(remembered: Remembered | null): Promise<void>;
}

export interface RememberDeps {
  readonly page: { cookie: string };
  readonly secure: boolean;
  readonly vault: PasswordVault;
  /** Decision A4: merchants can disable remembering the password. */
  readonly mayKeepPassword: () => boolean;
}

/** Remember-me cookies (LOGIN-27…30). The password in them is encrypted (decision A4). */
export function createRememberStore({ page, secure, vault, mayKeepPassword }: RememberDeps): RememberStore {
  const write = (name: string, value: string, seconds: number) => {
    page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure ? '; Secure' : ''}`;
  };
  const read = (name: string): string => {
    const found = page.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
  };

  return {
    async recall() {
      const username = read(COOKIES.username);
      const { countryDialingCode, mobileNum } = numberIn(read(COOKIES.mobile));
      if (username === '' && mobileNum === '') return null;
      const sealed = read(COOKIES.password);
      const password = sealed === '' ? '' : ((await vault.open(sealed)) ?? '');
      return { username, password, mobileNum, countryDialingCode };
    },
    async keep(remembered) {
      if (remembered === null) {
        for (const name of Object.values(COOKIES)) write(name, '', 0);
        return;
      }
      const { username, password, mobileNum, countryDialingCode } = remembered;
      if (username !== '') write(COOKIES.username, username, ONE_DAY_S);
      if (mobileNum !== '') write(COOKIES.mobile, `${countryDialingCode} ${mobileNum}`, ONE_DAY_S);
      if (password !== '' && mayKeepPassword()) write(COOKIES.password, await vault.seal(password), ONE_DAY_S);
      else if (!mayKeepPassword()) write(COOKIES.password, '', 0);
    },
  };
}

/** Dialling code and number as typed; the number may contain spaces, so only the first one separates. */
function numberIn(cookie: string): Pick<Remembered, 'countryDialingCode' | 'mobileNum'> {
  const [countryDialingCode = '', ...digits] = cookie.split(' ');
  return { countryDialingCode, mobileNum: digits.join(' ') };
}
