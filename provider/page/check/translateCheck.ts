import type { CheckKey } from '../copy/check.en.ts';

export type TranslateCheck = (key: CheckKey, values?: Readonly<Record<string, string | number>>) => string;
